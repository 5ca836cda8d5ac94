import type { Kind, TimeRule } from './view.ts';

/**
 * Whose clock an item's time is told by, the one place that decides it. An item in a venue or outdoors: the place's
 * (CAL-34, TKT-08). One whose first kind is online, or that has no kind: the viewer's (TKT-07).
 */
export const timeRuleOf = (kind: Kind | null): TimeRule =>
  kind === 'venue' || kind === 'outdoor' ? 'venue' : 'viewer';
