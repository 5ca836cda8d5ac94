/** An answer that should not be. */
export interface Fault {
  operation: string;
  /** What was made wrong; '' where nothing was. */
  change: string;
  reason: string;
  /** The request and its answer, cut. */
  told: string;
}

/** What came of all requests. */
export interface Fuzzed {
  requests: number;
  /** How many of them were wrong by one change. */
  wrong: number;
  /** `2xx`, `3xx` … */
  statuses: Readonly<Record<string, number>>;
  faults: readonly Fault[];
  /** Operations that never answered 2xx. */
  never: readonly string[];
}

/** Requests that are mostly refused show little. */
const leastShare = 0.4;

export const shareOfSuccesses = ({ requests, statuses }: Pick<Fuzzed, 'requests' | 'statuses'>): number =>
  Math.round(((statuses['2xx'] ?? 0) / requests) * 100) / 100;

/** Whether nothing is wrong, and enough was asked to say so. */
export const isSound = (result: Fuzzed): boolean =>
  result.requests > 0 && result.faults.length === 0 && shareOfSuccesses(result) >= leastShare;
