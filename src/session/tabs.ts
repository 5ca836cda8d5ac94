import * as v from 'valibot';
import { listening } from '#machines/port.ts';
import type { SessionEvent, TabsEvent } from '#machines/session/session.setup.ts';
import { newKey } from '#src/api/member/newKey.ts';
import type { Activity } from './presence.ts';
import { sessionSettings } from './sessionSettings.ts';
import type { Owner } from './claims.ts';
import { message, ownerOf, type Held, type Message } from './tabMessages.ts';
import type { TokenStore } from './tokens.ts';

/** A BroadcastChannel, or its substitute. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

interface TabsDeps {
  /** Null in browsers without one: then the tabs do not talk. */
  channel: Channel | null;
  store: TokenStore;
  activity: Activity;
  wait: (ms: number) => Promise<void>;
  /** The member's profile was changed in another tab. */
  onProfile: () => void;
}

/** The other tabs of the site (SES-10). The session exchanges messages with them through `source`. */
export const createTabs = ({ channel, store, activity, wait, onProfile }: TabsDeps) => {
  const post = (content: Message): void => channel?.postMessage(content);

  const heldHere = (): Held | null => {
    const [token, refreshToken, kept] = [store.lastAccess(), store.refresh(), store.record()];
    return token === null || refreshToken === null || kept === null
      ? null
      : { pair: { token, refresh_token: refreshToken }, record: kept };
  };

  /** Sends the present tokens to the tabs of the same login. */
  const shareTokens = (): void => {
    const mine = heldHere();
    if (mine) post({ type: 'rotated', ...mine });
  };

  const hand = (to: string): void => {
    const mine = heldHere();
    if (mine) post({ type: 'handed', to, ...mine, lastActive: activity.here() });
  };

  const answer = ({ family, generation }: { family: string; generation: number }): void => {
    const mine = store.owner();
    if (mine?.family === family && mine.generation > generation) shareTokens();
  };

  /** @returns whether the tab has new tokens */
  const adopt = (theirs: Held): boolean => {
    const [mine, owner] = [store.owner(), ownerOf(theirs)];
    if (owner?.family !== mine?.family || !mine || !owner || owner.generation <= mine.generation)
      return false;
    store.adopt(theirs.pair, theirs.record);
    return true;
  };

  const source = listening<SessionEvent, TabsEvent>((tell, receive) => {
    const stop = new AbortController();
    channel?.addEventListener(
      'message',
      ({ data }) => {
        const read = v.safeParse(message, data);
        if (!read.success) return;
        const told = read.output;
        if (told.type === 'activity') tell({ type: 'activity.elsewhere', idleFor: 0 });
        if (told.type === 'asked') answer(told);
        if (told.type === 'sought') hand(told.by);
        if (told.type === 'rotated' && adopt(told)) tell({ type: 'tokens.rotated' });
        const mine = store.owner();
        if (told.type === 'profile' && told.memberId === mine?.memberId) onProfile();
        if (told.type === 'signedOut' && told.memberId === mine?.memberId)
          tell({ type: 'signedOut.elsewhere', isOwnLogin: told.family === mine.family });
      },
      { signal: stop.signal },
    );
    const acts: Record<TabsEvent['type'], () => void> = {
      'activity.shared': () => {
        // Tabs without a channel still share the storage of the browser.
        activity.note();
        post({ type: 'activity' });
      },
      'activity.asked': () => tell({ type: 'activity.elsewhere', idleFor: activity.idleFor() }),
      'signOut.shared': () => {
        const mine = store.owner();
        if (mine) post({ type: 'signedOut', memberId: mine.memberId, family: mine.family });
      },
    };
    receive(({ type }) => acts[type]());
    return () => stop.abort();
  });

  return {
    source,
    shareTokens,
    /** PRO-02: reports a changed profile to the others. */
    shareProfile: (): void => {
      const mine = store.owner();
      if (mine) post({ type: 'profile', memberId: mine.memberId });
    },
    /**
     * A tab without tokens asks the others for their session, and gives them a moment. It takes that of the tab with the last
     * activity, which is the one that opened this one, and none from a tab that logs out.
     */
    seek: async (): Promise<void> => {
      if (!channel) return;
      const by = newKey();
      const offers: { held: Held; owner: Owner; lastActive: number }[] = [];
      const gone = new Set<string>();
      const stop = new AbortController();
      channel.addEventListener(
        'message',
        ({ data }) => {
          const read = v.safeParse(message, data);
          const told = read.success ? read.output : null;
          if (told?.type === 'signedOut') gone.add(told.memberId);
          if (told?.type !== 'handed' && told?.type !== 'rotated') return;
          const owner = ownerOf(told);
          if (!owner) return;
          if (told.type === 'handed' && told.to === by)
            offers.push({ held: told, owner, lastActive: told.lastActive });
          // The tab that hands over its session may be about to refresh it.
          if (told.type === 'rotated')
            for (const offer of offers)
              if (offer.owner.family === owner.family) Object.assign(offer, { held: told, owner });
        },
        { signal: stop.signal },
      );
      post({ type: 'sought', by });
      await wait(sessionSettings.askSiblings);
      stop.abort();
      const [latest] = offers
        .filter(({ owner }) => !gone.has(owner.memberId))
        .toSorted((one, other) => other.lastActive - one.lastActive);
      if (latest) store.adopt(latest.held.pair, latest.held.record);
    },
    /** Asks the others for newer tokens, and gives them a moment. */
    ask: async (): Promise<void> => {
      const mine = store.owner();
      if (!channel || !mine) return;
      post({ type: 'asked', family: mine.family, generation: mine.generation });
      await wait(sessionSettings.askSiblings);
    },
  };
};
export type Tabs = ReturnType<typeof createTabs>;
