/** Common limits of pages and unprepared answers (docs/decisions/048). */
export const turnsLimits = {
  /** Simultaneous pieces of work with an external content host: mostly they wait for that host. */
  atOnceElsewhere: 32,
  /** The most waiting work of one network: a whole school may share an address. */
  waitingOfNetwork: 256,
  /** The most waiting work of all networks. */
  waiting: 1_024,
} as const;
