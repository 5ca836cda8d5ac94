import type * as v from 'valibot';
import type { ContentClient, ListQuestion } from './content.ts';

/** A page of a list that a screen shows. */
export interface ReadPage<Item> {
  items: Item[];
  /** Of the whole list; null where the host does not say. */
  total: number | null;
  hasMore: boolean;
}

/** The entries from `offset` on, `size` of them, however few a host gives at a time. */
export const readPage = async <S extends v.GenericSchema>(
  client: ContentClient,
  schema: S,
  { parameters, ...question }: ListQuestion,
  { offset, size, signal }: { offset: number; size: number; signal: AbortSignal },
): Promise<ReadPage<v.InferOutput<S>>> => {
  const end = offset + size;
  const read: v.InferOutput<S>[] = [];
  let at = offset;
  for (;;) {
    const asked = { ...question, parameters: { offset: at, pagesize: end - at, ...parameters } };
    const { items, sent, total, next } = await client.list(schema, asked, signal);
    read.push(...items);
    const reached = at + sent;
    const hasMore = sent > 0 && (next !== null || reached < total);
    if (!hasMore || reached >= end)
      return { items: read, total: total > 0 || reached === 0 ? total : null, hasMore };
    at = reached;
  }
};
