import { notedPlace } from './place.ts';

/** Whether the router scrolls the page to its top, or leaves it; else `keepPlaces` does. */
export const isRouters = (): boolean => location.hash === '' && notedPlace() === null;
