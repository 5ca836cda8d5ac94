import { fromPromise } from 'xstate';
import { listening } from '#machines/port.ts';
import {
  type AddressHeard,
  type Asked,
  type NetworkHeard,
  searchMachine,
  type SearchOutcome,
} from '#machines/search/search.machine.ts';
import { isBrowserOnline } from '#src/api/browserOnline.ts';

/** The number of hits of a question. @throws errors of the service */
export type Ask = (asked: string) => Promise<number>;

/** The machine's surroundings in its page. */
export interface SearchPage {
  ask: Ask;
  /** Calls back with each question that the address changes to; returns a function that stops. */
  hearAddress: (tell: (asked: Asked) => void) => () => void;
  /** Receives the browser's event that the network is back. */
  window: () => Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** The `search` machine in a browser's page (SRCH-10, SRCH-12, SRCH-13). */
export const provideSearch = ({ ask, hearAddress, window }: SearchPage) =>
  searchMachine.provide({
    actors: {
      address: listening<AddressHeard>((send) =>
        hearAddress((asked) => send({ type: 'address.changed', ...asked })),
      ),
      network: listening<NetworkHeard>((send) => {
        const tell = () => send({ type: 'went.online' });
        const network = window();
        network.addEventListener('online', tell);
        return () => network.removeEventListener('online', tell);
      }),
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
