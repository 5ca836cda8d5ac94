import type { Kind, TimeRule } from './view.ts';

/**
 * Chooses the clock of an item's time; the only place that does. In a venue or outdoors: the place's (CAL-34, TKT-08).
 * Online, or without a kind: the viewer's (TKT-07).
 */
export const timeRuleOf = (kind: Kind | null): TimeRule =>
  kind === 'venue' || kind === 'outdoor' ? 'venue' : 'viewer';
