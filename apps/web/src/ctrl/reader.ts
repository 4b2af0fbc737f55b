/** Reading records and links: fetched when there is one to read. */
export { findPatience, parseLink, parseRecord } from 'pasyans';
