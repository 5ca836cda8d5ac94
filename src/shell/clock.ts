/** What time it is, in milliseconds since the epoch. */
export interface Clock {
  now: () => number;
}

/** The browser's clock: the device's, moved as the server's is (the setting NOW). */
export const createClock = (ahead: number): Clock => ({ now: () => Date.now() + ahead });
