const minute = 60;
const hour = 60 * minute;

/**
 * How many requests (`points`) are allowed in `duration` seconds, counted in the memory of each process. An address is the
 * client's; of IPv6 it is the network. Behind an untrusted proxy all clients share one, so limits by address are generous.
 */
export const rates = {
  /** All limited requests together, by address; by device if it has logged in to any account. */
  address: { points: 600, duration: minute },
  /**
   * Passwords given, by account and address, by device if it has logged in to the account, or by session for a change of
   * password. A right one is taken back, that of a login once its code is right as well.
   */
  passwords: { points: 30, duration: hour },
  /** Wrong passwords from one address, for all accounts. */
  passwordsByAddress: { points: 600, duration: hour },
  /** Requests for a new password, by account and address or by device. */
  resets: { points: 3, duration: hour },
  resetsByAddress: { points: 100, duration: hour },
  /** Registrations, by account and address or by device. */
  registrations: { points: 3, duration: hour },
  registrationsByAddress: { points: 300, duration: hour },
  /** Addresses given for the newsletter; the letters to each are counted in the database. */
  newsletterByAddress: { points: 100, duration: hour },
} as const;
export type Rate = keyof typeof rates;

/** The most counts over all rates: 23 MB. */
export const limiterKeys = 100_000;
