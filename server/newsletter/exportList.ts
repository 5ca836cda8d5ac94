import type { Subscription } from '../store/members/newsletter.ts';
import { csvLine } from '../files/csvLine.ts';
import type { NewsletterLinks } from './links.ts';

export const listFormats = ['csv', 'json'] as const;
export type ListFormat = (typeof listFormats)[number];

/** One address of the list, with a mandatory part of every newsletter: the unsubscribe link. */
type Listed = Readonly<
  Record<'email' | 'lang' | 'confirmed_at' | 'unsubscribe_page' | 'list_unsubscribe', string>
>;

const columns = ['email', 'lang', 'confirmed_at', 'unsubscribe_page', 'list_unsubscribe'] as const;

const listedOf = (
  { id, email, lang, confirmed_at: confirmedAt }: Subscription,
  links: NewsletterLinks,
): Listed => ({
  email,
  lang,
  confirmed_at: Temporal.Instant.fromEpochMilliseconds((confirmedAt ?? 0) * 1000).toString(),
  unsubscribe_page: links.leave(id, lang),
  list_unsubscribe: links.leaveAtOnce(id),
});

/** The list as a file: CSV (RFC 4180) with a line of names, or JSON with unchanged texts. */
export const writeList = (
  subscriptions: readonly Subscription[],
  links: NewsletterLinks,
  format: ListFormat,
): string => {
  const listed = subscriptions.map((subscription) => listedOf(subscription, links));
  if (format === 'json') return `${JSON.stringify(listed, null, 2)}\n`;
  const rows = listed.map((one) => csvLine(columns.map((column) => one[column])));
  return [`${columns.join(',')}\r\n`, ...rows].join('');
};
