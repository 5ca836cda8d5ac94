import { fromPromise } from 'xstate';
import { searchBarMachine } from '#machines/searchBar/searchBar.machine.ts';

/** The `searchBar` machine with its source of suggestions; `suggest` returns their number. */
export const provideSearchBar = (suggest: (text: string) => Promise<number>) =>
  searchBarMachine.provide({
    actors: {
      suggest: fromPromise<{ count: number }, { text: string }>(async ({ input }) => ({
        count: await suggest(input.text),
      })),
    },
  });
