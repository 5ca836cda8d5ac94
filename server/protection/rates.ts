const minute = 60;

/**
 * How many requests (`points`) are allowed in `duration` seconds of all limited ones together, by address; by device if it has
 * logged in to any account. An address is the client's; of IPv6 it is the network. Behind an untrusted proxy all clients share
 * one, so it is generous.
 */
export const requestRate = { points: 600, duration: minute } as const;

/** The most counts: 23 MB. */
export const limiterKeys = 100_000;
