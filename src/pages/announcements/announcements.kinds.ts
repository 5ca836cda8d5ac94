import type { PairName } from '#contract/address/pairs.ts';
import type { ContentType, Page } from '#contract/wire/page.ts';

export type AnnouncementKind = 'press' | 'careers';

const careers: readonly ContentType[] = ['career_list', 'career_posting'];

/** Whether a page belongs to the press room or to the careers. */
export const kindOf = ({ type }: Pick<Page, 'type'>): AnnouncementKind =>
  careers.includes(type) ? 'careers' : 'press';

/** The addresses of the lists (RTE-15, RTE-16). */
export const listNames = { press: 'press', careers: 'jobs' } as const satisfies Record<
  AnnouncementKind,
  PairName
>;
