import type { PairName } from '#contract/address/pairs.ts';

/** Sections whose page is a text and a way on. */
export type SectionName = Extract<PairName, 'videos' | 'ondemand' | 'videos-ondemand' | 'search'>;

/** Where a section leads on to. */
export const onward = {
  videos: 'shows',
  ondemand: 'shows',
  'videos-ondemand': 'ondemand',
  search: 'shows',
} as const satisfies Record<SectionName, PairName>;
