import type * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import type { Parameters } from './addresses.ts';
import type { ContentClient, ListQuestion } from './content.ts';

/** One page of a list that is gone through page by page. */
export interface ListedPage<Item> {
  items: Item[];
  /** Of the whole list; null where the host does not say. */
  total: number | null;
  hasMore: boolean;
}

interface PageQuestion<Schema extends v.GenericSchema> {
  item: Schema;
  lang: Language;
  path: string;
  /** Where the page begins, and how many entries it has. */
  offset: number;
  size: number;
  /** What is asked besides. */
  parameters: Parameters;
  envelope?: ListQuestion['envelope'];
}

/** A page, however few entries a host gives at a time. */
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
 * A short page out of the usual one that is there already, so that it is not asked for: `from` and `size` within it.
 * Nothing out of one that has holes, where entries could not be read.
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
