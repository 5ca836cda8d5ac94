import { notedPlace } from './place.ts';

/** Whether the router brings the page to its top, or leaves it where it is; else `keepPlaces` knows better. */
export const isRouters = (): boolean => location.hash === '' && notedPlace() === null;
