import './shell/styles/tokens.css';
import './shell/styles/base.css';
import { start } from './shell/start.tsx';

// LDR-11: the page that the server sent, or the static one, stays readable.
start(document).catch((error: unknown) => console.error('Start-up failed', error));
