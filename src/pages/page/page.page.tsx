export { PageScreen as Screen } from './PageScreen.tsx';
