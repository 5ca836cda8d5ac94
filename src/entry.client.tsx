import './app/styles/fonts.css';
import './app/styles/tokens.css';
import './app/styles/base.css';
import { start } from './app/start.tsx';

// LDR-11: the page that the server sent, or the static one, stays readable.
start(document).catch((error: unknown) => console.error('Start-up failed', error));
