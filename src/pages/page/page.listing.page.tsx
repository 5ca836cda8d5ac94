export { load } from './page.page.tsx';
export { ListingScreen as Screen } from './ListingScreen.tsx';
