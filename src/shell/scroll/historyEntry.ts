import type { SiteRouter } from '../router.ts';

type Location = SiteRouter['latestLocation'];

/** Names the location's entry of the history: only a private name of the router distinguishes entries. */
export const historyEntry = ({ state }: Pick<Location, 'state'>): string => state.__TSR_key ?? '';
