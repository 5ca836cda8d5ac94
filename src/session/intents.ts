import * as v from 'valibot';
import type { EventObject } from 'xstate';
import { listening } from '#machines/port.ts';
import type { Waiting } from '#machines/session/session.setup.ts';
import type { SessionRef } from '#machines/session/sessionRef.ts';
import { settings } from '#machines/settings.ts';
import type { MemberSession } from './sessionLoader.ts';
import { storageKeys } from './sessionSettings.ts';
import type { SafeStorage } from '#src/storage/safeStorage.ts';

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

/** An act that waits for a login since before the page was loaded (SES-32), for the `session` machine's input. */
export const readParked = (storage: SafeStorage, now: number) => {
  try {
    const { intent, memberId, until } = v.parse(parked, JSON.parse(storage.get(storageKeys.parked) ?? ''));
    const remaining = Math.min(until - now, intentLifetime);
    return remaining > 0 ? { intent, memberId, remaining } : null;
  } catch {
    return null;
  }
};

/**
 * Keeps a waiting act in the tab's storage as long as it waits, and no longer; it writes anew at the start, so that reloads
 * do not renew its ten minutes after a clock was set back.
 */
export const createKeepParked = (storage: SafeStorage, device: () => number) =>
  listening<never, EventObject, Waiting>((_send, _receive, { intent, memberId, remaining }) => {
    storage.set(storageKeys.parked, JSON.stringify({ intent, memberId, until: device() + remaining }));
    return () => storage.remove(storageKeys.parked);
  });

/** The resumed act, once, for its control. */
export const createTakeIntent =
  (session: SessionRef): MemberSession['takeIntent'] =>
  (kind, programmation) => {
    const { interruptedAct } = session.getSnapshot().children;
    const intent = interruptedAct?.getSnapshot().context.intent ?? null;
    interruptedAct?.send({ type: 'act.taken', kind, programmation });
    return interruptedAct?.getSnapshot().matches('none') ? intent : null;
  };
