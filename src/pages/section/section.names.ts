import type { PairName } from '#contract/address/pairs.ts';

/** Sections whose page is a text and a way on. */
export type SectionName = Extract<PairName, 'search'>;

/** Where a section leads on to. */
export const onward = {
  search: 'shows',
} as const satisfies Record<SectionName, PairName>;
