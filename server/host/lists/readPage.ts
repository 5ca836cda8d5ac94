import { hash } from 'node:crypto';
import * as v from 'valibot';
import { faultOf, parseItems, type ItemFault, type ListEnvelope } from '#contract/wire/list.ts';
import type { ContentHost } from '../contentHost.ts';
import type { WireList } from './wireLists.ts';

/** A page of a list, without its wrong entries. */
export interface ReadPage<Item> {
  items: readonly Item[];
  /** The offset of the next page; null for the last one. */
  next: number | null;
  /** Characters of its JSON. */
  size: number;
}

/** A page as it was read last. */
export interface KeptPage<Item> {
  etag: string | null;
  digest: string;
  page: ReadPage<Item>;
}

interface PageAsked<Item> {
  ask: ContentHost['ask'];
  list: WireList<Item>;
  address: string;
  offset: number;
  /** Its last reading: as long as it is true, the page stays the same object. */
  kept: KeptPage<Item> | undefined;
  /** Tells of wrong entries. */
  tell: (faults: readonly ItemFault[]) => void;
}

const notModified = 304;
const missing = [404, 410];

/** As the site's own lists go on: where the host leads, else by the number of entries. */
const nextOf = ({ data, next, totalcount }: ListEnvelope, offset: number): number | null => {
  if (next !== null) return next > offset ? next : null;
  const reached = offset + data.length;
  return data.length > 0 && reached < totalcount ? reached : null;
};

const read = <Item>(text: string, { list, offset, tell }: PageAsked<Item>): ReadPage<Item> => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), list.envelope), text);
  if (!parsed.success) {
    const { field, expected, found } = faultOf(parsed.issues);
    throw new Error(`${list.name} is no list: ${field} must be ${expected}, and is ${found}`);
  }
  const { items, faults } = parseItems(list.item, parsed.output.data);
  tell(faults);
  return { items, next: nextOf(parsed.output, offset), size: text.length };
};

/** Asks for a page, by its validator; null where the host has none. @throws Error if the host does not answer, or no list */
export const readPage = async <Item>(asked: PageAsked<Item>): Promise<KeptPage<Item> | null> => {
  const { ask, address, kept } = asked;
  const known = kept?.etag ?? null;
  const answer = await ask(address, {
    headers: { accept: 'application/json', ...(known !== null && { 'if-none-match': known }) },
  });
  if (kept && answer.status === notModified) return kept;
  if (missing.includes(answer.status)) return null;
  if (!answer.ok) throw new Error(`It answered ${answer.status}`);
  const text = await answer.text();
  const digest = hash('sha1', text, 'base64');
  const etag = answer.headers.get('etag');
  return { etag, digest, page: kept?.digest === digest ? kept.page : read(text, asked) };
};
