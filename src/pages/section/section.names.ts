import type { PairName } from '#contract/address/pairs.ts';

/** Sections whose page is a text and a way on. */
export type SectionName = Extract<
  PairName,
  'artists' | 'videos' | 'ondemand' | 'videos-ondemand' | 'press' | 'jobs'
>;

/** Where a section leads on to. */
export const onward = {
  artists: 'shows',
  videos: 'shows',
  ondemand: 'shows',
  'videos-ondemand': 'ondemand',
  press: 'festivals',
  jobs: 'shows',
} as const satisfies Record<SectionName, PairName>;
