import { listening } from '#machines/port.ts';
import type { SessionEvent } from '#machines/session/session.setup.ts';
import type { SafeStorage } from '#src/storage/safeStorage.ts';
import { sessionSettings, storageKeys } from './sessionSettings.ts';
import type { TokenStore } from './tokens.ts';

/** A part of the page that sends events. */
export type Listened = Pick<EventTarget, 'addEventListener'>;

interface PresenceDeps {
  store: Pick<TokenStore, 'expiresIn' | 'lifetime'>;
  activity: Activity;
  window: Listened;
  document: Listened & { visibilityState: string };
}

/** The last activity, which all tabs of the browser share (SES-12). */
export interface Activity {
  note: () => void;
  /** Milliseconds since then; 0 if unknown, or if the clock was set back behind it. */
  idleFor: () => number;
  /** The last activity in this tab, or its opening: epoch ms, by the device's clock. */
  here: () => number;
  noteHere: () => void;
}

export const createActivity = (storage: SafeStorage, device: () => number): Activity => {
  const note = (): void => storage.set(storageKeys.lastActivity, String(device()));
  let here = device();
  return {
    here: () => here,
    noteHere: () => {
      here = device();
    },
    note,
    idleFor: () => {
      const since = device() - Number(storage.get(storageKeys.lastActivity) ?? Number.NaN);
      if (since >= 0) return since;
      note();
      return 0;
    },
  };
};

/** Whether somebody is there: by activity here, when the page is seen again, and when the network is back. */
export const createPresence = ({ store, activity, window, document }: PresenceDeps) =>
  listening<SessionEvent>((tell) => {
    const tellShown = (): void => {
      if (document.visibilityState !== 'visible') return;
      const [expiresIn, lifetime] = [store.expiresIn(), store.lifetime()];
      tell({ type: 'page.shown', expiresIn, lifetime, idleFor: activity.idleFor() });
    };
    const tellActivity = (): void => {
      activity.noteHere();
      if (activity.idleFor() >= sessionSettings.activityPause) tell({ type: 'activity.seen' });
    };
    const stop = new AbortController();
    const { signal } = stop;
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, tellActivity, { passive: true, capture: true, signal });
    window.addEventListener('online', () => tell({ type: 'went.online' }), { signal });
    window.addEventListener('pageshow', tellShown, { signal });
    document.addEventListener('visibilitychange', tellShown, { signal });
    tellShown();
    return () => stop.abort();
  });
