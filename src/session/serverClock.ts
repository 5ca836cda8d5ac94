import type { SiteClock } from '#contract/programme/time/clock.ts';
import { sessionSettings, storageKeys } from './sessionSettings.ts';
import type { SafeStorage } from '#src/storage/safeStorage.ts';

/** The server's time, whatever the device's clock (SES-07). */
export interface ServerClock extends SiteClock {
  /** Receives the server's time, in whole seconds (epoch ms). */
  heed: (serverTime: number) => void;
}

const halfASecond = 500;

/**
 * @param device the device's clock, epoch ms
 * @param ahead how far the server's is ahead of it, until an answer says
 */
export const createServerClock = (device: () => number, ahead: number, storage: SafeStorage): ServerClock => {
  const kept = Number(storage.get(storageKeys.skew) ?? Number.NaN);
  let skew = Number.isFinite(kept) ? kept : ahead;
  const now = (): number => device() + skew;
  return {
    now,
    heed: (serverTime) => {
      const told = serverTime + halfASecond;
      if (Math.abs(told - now()) < sessionSettings.clockTolerance) return;
      skew = told - device();
      storage.set(storageKeys.skew, String(skew));
    },
  };
};
