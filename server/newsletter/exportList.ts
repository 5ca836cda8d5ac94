import type { Subscription } from '../store/members/newsletter.ts';
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

/** Prefixes a cell that a spreadsheet would take for a formula with an apostrophe, which it hides. */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The list as a file: CSV (RFC 4180) with a line of names, or JSON with unchanged texts. */
export const writeList = (
  subscriptions: readonly Subscription[],
  links: NewsletterLinks,
  format: ListFormat,
): string => {
  const listed = subscriptions.map((subscription) => listedOf(subscription, links));
  if (format === 'json') return `${JSON.stringify(listed, null, 2)}\n`;
  const rows = listed.map((one) => columns.map((column) => cell(one[column])).join(','));
  return [columns.join(','), ...rows].map((row) => `${row}\r\n`).join('');
};
