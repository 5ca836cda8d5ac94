import type { StateValueFrom } from 'xstate';
import type { searchMachine } from '#machines/search/search.machine.ts';

export type SearchState = StateValueFrom<typeof searchMachine>;

interface SearchPicture {
  /** The message above the list; the list itself stays until there is a new one. */
  above: 'count' | 'none' | 'failed' | 'offline';
  isBusy: boolean;
}

const list: SearchPicture = { above: 'count', isBusy: false };

/** The look of each state of the `search` machine. */
export const searchPictures: Readonly<Record<SearchState, SearchPicture>> = {
  judging: list,
  searching: { above: 'count', isBusy: true },
  idle: list,
  results: list,
  none: { above: 'none', isBusy: false },
  failed: { above: 'failed', isBusy: false },
  offline: { above: 'offline', isBusy: false },
};
