import * as v from 'valibot';
import { sessionLimits } from '#contract/settings/session.ts';
import type { AttemptKept, PendingAttempt } from '#machines/login/login.setup.ts';
import { listening } from '#machines/port.ts';
import { settings } from '#machines/settings.ts';
import { storageKeys } from '#src/session/sessionSettings.ts';
import type { SafeStorage } from '#src/storage/safeStorage.ts';

const { codeLifetime, resendPause, tries } = settings.login;

/** Instants in epoch ms, by the device's clock: of the mailed code, and of the begin of the pause before another one. */
const kept = v.object({
  username: v.string(),
  token: v.pipe(v.string(), v.nonEmpty()),
  triesLeft: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(tries)),
  isResent: v.boolean(),
  mailedAt: v.number(),
  pausedAt: v.number(),
});
type Kept = v.InferOutput<typeof kept>;

const parse = (text: string | null): Kept | null => {
  try {
    return v.parse(kept, JSON.parse(text ?? ''));
  } catch {
    return null;
  }
};

/**
 * SES-04: an attempt with a mailed code, in the tab's storage: a phone reloads the page while the visitor reads the mail.
 * @param device the device's clock, epoch ms
 */
export const createPendingAttempts = (storage: SafeStorage, device: () => number) => {
  const forget = (): void => storage.remove(storageKeys.pending);
  const write = (changed: Kept): void => storage.set(storageKeys.pending, JSON.stringify(changed));
  const change = (changes: Partial<Kept>): void => {
    const known = parse(storage.get(storageKeys.pending));
    if (known) write({ ...known, ...changes });
  };
  const keep = ({ codeLeft, pauseLeft, ...attempt }: PendingAttempt): void => {
    const now = device();
    write({ ...attempt, mailedAt: now - codeLifetime + codeLeft, pausedAt: now - resendPause + pauseLeft });
  };
  return {
    /** The rest of it; null, and deleted, if it is too old, or the clock was set back behind it. */
    read: (): PendingAttempt | null => {
      const known = parse(storage.get(storageKeys.pending));
      const age = known ? device() - known.mailedAt : codeLifetime;
      if (!known || age >= codeLifetime || age < -sessionLimits.leeway) {
        forget();
        return null;
      }
      const { mailedAt: _, pausedAt, ...attempt } = known;
      const paused = Math.max(0, device() - pausedAt);
      return {
        ...attempt,
        codeLeft: Math.min(codeLifetime - age, codeLifetime),
        pauseLeft: Math.max(0, resendPause - paused),
      };
    },
    /** The source of the `login` machine. Leaving the form keeps the attempt. */
    keep: listening<never, AttemptKept>((_send, receive) => {
      receive((event) => {
        switch (event.type) {
          case 'attempt.began':
            keep(event.attempt);
            break;
          case 'try.counted':
            change({ triesLeft: event.triesLeft });
            break;
          case 'pause.began':
            change({ pausedAt: device() });
            break;
          case 'attempt.ended':
            forget();
        }
      });
    }),
  };
};
export type PendingAttempts = ReturnType<typeof createPendingAttempts>;
