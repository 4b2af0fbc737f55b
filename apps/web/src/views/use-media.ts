import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Whether a media query holds, now and whenever that changes. */
export function useMedia(query: string): { readonly value: boolean } {
  const holds = useSignal(matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const hear = (): void => {
      holds.value = media.matches;
    };
    media.addEventListener('change', hear);
    return () => media.removeEventListener('change', hear);
  }, [query, holds]);
  return holds;
}
