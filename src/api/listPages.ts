import type * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import type { Parameters } from './addresses.ts';
import type { ContentClient, ListQuestion } from './content.ts';

/** One page of a paged list. */
export interface ListedPage<Item> {
  items: Item[];
  /** Of the whole list; null if the host does not say. */
  total: number | null;
  hasMore: boolean;
}

interface PageQuestion<Schema extends v.GenericSchema> {
  item: Schema;
  lang: Language;
  path: string;
  /** The offset of the page, and the number of its entries. */
  offset: number;
  size: number;
  /** Other parameters. */
  parameters: Parameters;
  envelope?: ListQuestion['envelope'];
}

/** A page, in as many requests as the host's own pages need. */
export const readListPage = async <Schema extends v.GenericSchema>(
  client: ContentClient,
  { item, offset, size, parameters, ...list }: PageQuestion<Schema>,
  signal: AbortSignal,
): Promise<ListedPage<v.InferOutput<Schema>>> => {
  const end = offset + size;
  const items: v.InferOutput<Schema>[] = [];
  let at = offset;
  for (;;) {
    const question = { ...list, parameters: { offset: at, pagesize: end - at, ...parameters } };
    const { items: read, sent, total, next } = await client.list(item, question, signal);
    items.push(...read);
    const reached = at + sent;
    const hasMore = sent > 0 && (next !== null || reached < total);
    if (!hasMore || reached >= end)
      return { items, total: total > 0 || reached === 0 ? total : null, hasMore };
    at = reached;
  }
};

/**
 * Cuts a short page out of a fetched usual one, to save a request: `from` and `size` within it. Null for a page with
 * unreadable entries.
 */
export const cutPage = <Item>(
  whole: ListedPage<Item> | undefined,
  { from, size, wholeSize }: { from: number; size: number; wholeSize: number },
): ListedPage<Item> | undefined => {
  if (whole === undefined || (whole.hasMore && whole.items.length < wholeSize)) return undefined;
  const end = from + size;
  return {
    ...whole,
    items: whole.items.slice(from, end),
    hasMore: whole.hasMore || whole.items.length > end,
  };
};
