import { fromPromise } from 'xstate';
import { isBrowserOnline } from '#src/api/browserOnline.ts';
import { searchMachine, type SearchOutcome } from '#machines/search/search.machine.ts';

/** How many there are of what a question asks. @throws what the service did */
export type Ask = (asked: string) => Promise<number>;

/** The `search` machine with its way of asking (SRCH-10, SRCH-12). */
export const provideSearch = (ask: Ask) =>
  searchMachine.provide({
    actors: {
      ask: fromPromise<{ outcome: SearchOutcome }, { asked: string }>(async ({ input }) => {
        try {
          return { outcome: (await ask(input.asked)) > 0 ? 'found' : 'none' };
        } catch (caught) {
          if (!isBrowserOnline()) return { outcome: 'unreached' };
          throw caught;
        }
      }),
    },
  });
