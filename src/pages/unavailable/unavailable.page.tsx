export { UnavailableScreen } from './UnavailableScreen.tsx';
