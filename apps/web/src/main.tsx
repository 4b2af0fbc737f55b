import { registerSW } from 'virtual:pwa-register';
import { render } from 'preact';

registerSW();

const root = document.getElementById('app');
if (root !== null) render(<h1>Пасьянс</h1>, root);
