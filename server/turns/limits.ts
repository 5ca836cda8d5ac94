/** Limits that pages, and answers that are not prepared, have in common (docs/decisions/048). */
export const turnsLimits = {
  /** How many are made at once where an external host has the content: mostly they wait for that host. */
  atOnceElsewhere: 32,
  /** How many may wait for one network: a whole school may be behind one address. */
  waitingOfNetwork: 256,
  /** How many may wait, of all networks. */
  waiting: 1_024,
} as const;
