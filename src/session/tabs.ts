import * as v from 'valibot';
import { tokenPair } from '#contract/wire/session.ts';
import { sessionSettings } from './sessionSettings.ts';
import { ownerOf, readClaims, type TokenStore } from './tokens.ts';

/** What tabs tell each other. Tokens go to those of one login only: they hold the predecessors already. */
const message = v.union([
  v.object({ type: v.literal('signedOut'), memberId: v.string() }),
  v.object({ type: v.literal('activity') }),
  v.object({ type: v.literal('asked'), family: v.string(), generation: v.number() }),
  v.object({ type: v.literal('rotated'), family: v.string(), pair: tokenPair }),
]);
type Message = v.InferOutput<typeof message>;

/** A BroadcastChannel, or what stands in for it. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

interface TabsDeps {
  /** Null where there is none: then the tabs are silent. */
  channel: Channel | null;
  store: TokenStore;
  onSignedOut: () => void;
  onActivity: () => void;
  /** The tab holds new tokens. */
  onRotated: () => void;
  wait: (ms: number) => Promise<void>;
}

/** The other tabs of the site (SES-10). */
export interface Tabs {
  tellSignedOut: (memberId: string) => void;
  tellActivity: () => void;
  /** Hands the present tokens to the tabs of the same login. */
  tellRotated: () => void;
  /** Asks them for newer tokens, and gives them a moment. */
  ask: () => Promise<void>;
}

export const createTabs = ({ channel, store, onSignedOut, onActivity, onRotated, wait }: TabsDeps): Tabs => {
  const post = (content: Message): void => channel?.postMessage(content);

  const tellRotated = (): void => {
    const [family, token, refreshToken] = [store.owner()?.family, store.lastAccess(), store.refresh()];
    if (family === undefined || token === null || refreshToken === null) return;
    post({ type: 'rotated', family, pair: { token, refresh_token: refreshToken } });
  };

  const answer = ({ family, generation }: { family: string; generation: number }): void => {
    const mine = store.owner();
    if (mine?.family === family && mine.generation > generation) tellRotated();
  };

  const adopt = (pair: v.InferOutput<typeof tokenPair>): void => {
    const mine = store.owner();
    const claims = readClaims(pair.token);
    if (!mine || !claims) return;
    const { family, generation } = ownerOf(claims);
    if (family !== mine.family || generation <= mine.generation) return;
    store.save(pair);
    onRotated();
  };

  channel?.addEventListener('message', ({ data }) => {
    const read = v.safeParse(message, data);
    if (!read.success) return;
    const told = read.output;
    if (told.type === 'activity') onActivity();
    if (told.type === 'asked') answer(told);
    if (told.type === 'rotated') adopt(told.pair);
    if (told.type === 'signedOut' && told.memberId === store.owner()?.memberId) onSignedOut();
  });

  return {
    tellSignedOut: (memberId) => post({ type: 'signedOut', memberId }),
    tellActivity: () => post({ type: 'activity' }),
    tellRotated,
    ask: async () => {
      const mine = store.owner();
      if (!channel || !mine) return;
      post({ type: 'asked', family: mine.family, generation: mine.generation });
      await wait(sessionSettings.askSiblings);
    },
  };
};
