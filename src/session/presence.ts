import type { SessionRef } from '#machines/session/sessionRef.ts';
import { settings } from '#machines/settings.ts';
import { sessionSettings, storageKeys } from './sessionSettings.ts';
import type { Shelf } from '#src/storage/safeStorage.ts';
import type { Tabs } from './tabs.ts';
import type { TokenStore } from './tokens.ts';

interface PresenceDeps {
  session: SessionRef;
  store: Pick<TokenStore, 'expiresIn'>;
  tabs: Pick<Tabs, 'tellActivity'>;
  activity: Activity;
  window: Pick<EventTarget, 'addEventListener'>;
  document: Pick<EventTarget, 'addEventListener'> & { visibilityState: string };
}

/** The last activity, which all tabs of the browser share (SES-12). */
export interface Activity {
  note: () => void;
  /** Milliseconds since then; where nobody remembers, or the clock was set back behind it, it was now. */
  idleFor: () => number;
}

export const createActivity = (shelf: Shelf, device: () => number): Activity => {
  const note = (): void => shelf.set(storageKeys.lastActivity, String(device()));
  return {
    note,
    idleFor: () => {
      const since = device() - Number(shelf.get(storageKeys.lastActivity) ?? Number.NaN);
      if (since >= 0) return since;
      note();
      return 0;
    },
  };
};

const isPresent = { authenticated: { presence: 'active' } } as const;
const isWarned = { authenticated: { presence: 'warning' } } as const;

/** Tells the session whether somebody is there: by what they do here, by what other tabs saw, and when the page is seen again. */
export const watchPresence = ({ session, store, tabs, activity, window, document }: PresenceDeps): void => {
  const tellPresence = (): void =>
    session.send({ type: 'page.shown', expiresIn: store.expiresIn(), idleFor: activity.idleFor() });
  const tellShown = (): void => {
    if (document.visibilityState === 'visible') tellPresence();
  };
  // While the page asks whether anybody is there, its answer counts alone.
  const noteActivity = (): void => {
    if (!session.getSnapshot().matches(isPresent)) return;
    if (activity.idleFor() < sessionSettings.activityPause) return;
    activity.note();
    tabs.tellActivity();
    session.send({ type: 'activity.seen' });
  };
  session.on('stayed', () => {
    activity.note();
    tabs.tellActivity();
  });
  const { idleLimit, lastCall } = settings.session;
  // A tab that heard nothing of the others looks before it asks. To look is no activity.
  session.subscribe((snapshot) => {
    if (snapshot.matches(isWarned) && activity.idleFor() < idleLimit - lastCall) tellPresence();
  });
  for (const type of ['pointerdown', 'keydown'] as const)
    window.addEventListener(type, noteActivity, { passive: true, capture: true });
  window.addEventListener('online', () => session.send({ type: 'went.online' }));
  window.addEventListener('pageshow', tellShown);
  document.addEventListener('visibilitychange', tellShown);
  tellShown();
};
