import type { SiteRouter } from '../router.ts';

type Location = SiteRouter['latestLocation'];

/** Names the entry of the history that a location stands in: only a private name of the router tells entries apart. */
export const historyEntry = ({ state }: Pick<Location, 'state'>): string => state.__TSR_key ?? '';
