import { fromPromise } from 'xstate';
import { searchBarMachine } from '#machines/searchBar/searchBar.machine.ts';

/** The `searchBar` machine with its way of asking; `suggest` answers how many suggestions there are. */
export const provideSearchBar = (suggest: (text: string) => Promise<number>) =>
  searchBarMachine.provide({
    actors: {
      suggest: fromPromise<{ count: number }, { text: string }>(async ({ input }) => ({
        count: await suggest(input.text),
      })),
    },
  });
