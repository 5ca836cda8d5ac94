import * as v from 'valibot';
import type { Intent } from '#machines/session/session.machine.ts';
import type { SessionRef } from '#machines/session/sessionRef.ts';
import { settings } from '#machines/settings.ts';
import type { MemberArea } from './sessionLoader.ts';
import { storageKeys } from './sessionSettings.ts';
import type { Shelf } from '#src/storage/safeStorage.ts';

const { intentLifetime } = settings.session;

const parked = v.object({
  intent: v.object({
    kind: v.picklist(['like', 'reserve', 'cancel']),
    programmation: v.string(),
    key: v.string(),
  }),
  memberId: v.string(),
  /** Epoch ms, by the device's clock. */
  until: v.number(),
});

/** What waits for a login since before the page was loaded (SES-32), for the `session` machine's input. */
export const readParked = (shelf: Shelf, now: number) => {
  try {
    const { intent, memberId, until } = v.parse(parked, JSON.parse(shelf.get(storageKeys.parked) ?? ''));
    const remaining = Math.min(until - now, intentLifetime);
    return remaining > 0 ? { intent, memberId, remaining } : null;
  } catch {
    return null;
  }
};

/**
 * Keeps what waits in the tab's storage as long as it waits, and no longer; anew at the start, so that the ten minutes
 * of a clock that was set back do not begin again with each load.
 */
export const keepParked = (session: SessionRef, shelf: Shelf, device: () => number): void => {
  let isWaiting = false;
  session.subscribe((snapshot) => {
    const isNow = snapshot.matches('interrupted');
    if (isNow === isWaiting) return;
    isWaiting = isNow;
    const { intent, memberId, remaining } = snapshot.context;
    if (isNow)
      shelf.set(storageKeys.parked, JSON.stringify({ intent, memberId, until: device() + remaining }));
    else shelf.remove(storageKeys.parked);
  });
};

/** Keeps what was resumed for the control whose it is, which may be drawn later. */
export const createIntents = (
  session: SessionRef,
  device: () => number,
): Pick<MemberArea, 'pendingIntent' | 'takeIntent'> => {
  let pending: { intent: Intent; until: number } | null = null;
  session.on('resumed', ({ intent }) => {
    pending = { intent, until: device() + intentLifetime };
  });
  const forget = (): void => {
    pending = null;
  };
  session.on('signedOut', forget);
  // The member was interrupted in something else and has not come back: the next one may be another.
  session.on('dropped', forget);
  const pendingIntent = (): Intent | null => {
    const remaining = pending === null ? 0 : pending.until - device();
    return pending !== null && remaining > 0 && remaining <= intentLifetime ? pending.intent : null;
  };
  return {
    pendingIntent,
    takeIntent: (kind, programmation) => {
      const intent = pendingIntent();
      if (intent?.kind !== kind || intent.programmation !== programmation) return null;
      pending = null;
      return intent;
    },
  };
};
