/** An unexpected answer. */
export interface Fault {
  operation: string;
  /** The mistake; '' without one. */
  change: string;
  reason: string;
  /** The request and its answer, cut. */
  told: string;
}

/** The result of all requests. */
export interface Fuzzed {
  requests: number;
  /** How many of them had one mistake. */
  wrong: number;
  /** `2xx`, `3xx` … */
  statuses: Readonly<Record<string, number>>;
  faults: readonly Fault[];
  /** Operations that never answered 2xx. */
  never: readonly string[];
}

/** Mostly refused requests show little. */
const leastShare = 0.4;

export const shareOfSuccesses = ({ requests, statuses }: Pick<Fuzzed, 'requests' | 'statuses'>): number =>
  Math.round(((statuses['2xx'] ?? 0) / requests) * 100) / 100;

/** Whether there are no faults, and enough requests to prove it. */
export const isSound = (result: Fuzzed): boolean =>
  result.requests > 0 && result.faults.length === 0 && shareOfSuccesses(result) >= leastShare;
