import * as v from 'valibot';
import { listEnvelope } from '#src/api/contract/list.ts';
import type { Language } from '#src/api/contract/values.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { attachment } from './attachment.ts';
import { readQuery } from './query.ts';

const json = 'application/json';

/** What the content API needs of its surroundings. */
export interface ContentDeps {
  store: Store;
  clock: Clock;
  /** Origin of absolute addresses, without a slash at the end. */
  publicUrl: string;
}

/** A request as a resource sees it. */
interface Asked<Query> {
  lang: Language;
  /** What stands for `{path}` (decoded, without slashes at the ends) or `{id}`. */
  path: string;
  query: Query;
}

/** How an answer is kept: until the data change, nowhere (a draft), or nowhere but with an entity tag (live). */
export type Keeping = 'kept' | 'draft' | 'live';

interface ContentAnswer<Body> {
  body: Body;
  /** Milliseconds since the epoch from which on the answer differs; null is never. */
  expiresAt?: number | null;
}

/** An answer as it is sent. */
export interface SentAnswer {
  /** Lower-case names; the type among them. */
  headers: Readonly<Record<string, string>>;
  body: string;
  expiresAt: number | null;
}

/** One path of the content API: what may be asked and what is answered. */
export interface Resource {
  /** As OpenAPI writes it, below `/api/content`. */
  path: `/${string}`;
  summary: string;
  query: v.GenericSchema;
  answer: v.GenericSchema;
  contentType: string;
  /** Reads the parameters at once, loads when it is asked to. @throws Refusal */
  ask: (
    search: URLSearchParams,
    lang: Language,
    path: string,
  ) => { key: string; keeping: Keeping; load: (deps: ContentDeps) => Promise<SentAnswer> };
}

interface ResourceDefinition<Q extends v.GenericSchema, A extends v.GenericSchema> {
  path: Resource['path'];
  summary: string;
  query: Q;
  answer: A;
  keeping?: (query: v.InferOutput<Q>) => Keeping;
  load: (deps: ContentDeps, asked: Asked<v.InferOutput<Q>>) => Promise<ContentAnswer<v.InferInput<A>>>;
}

export const defineResource = <Q extends v.GenericSchema, A extends v.GenericSchema>({
  path: template,
  summary,
  query: querySchema,
  answer,
  keeping = () => 'kept',
  load,
}: ResourceDefinition<Q, A>): Resource => ({
  path: template,
  summary,
  query: querySchema,
  answer,
  contentType: json,
  ask: (search, lang, path) => {
    const query = readQuery(querySchema, search);
    return {
      key: JSON.stringify([template, lang, path, query]),
      keeping: keeping(query),
      load: async (deps) => {
        const { body, expiresAt = null } = await load(deps, { lang, path, query });
        return { headers: { 'content-type': json }, body: JSON.stringify(body), expiresAt };
      },
    };
  },
});

interface FileDefinition {
  path: Resource['path'];
  summary: string;
  contentType: string;
  /** The file's text and the name to save it under. */
  load: (deps: ContentDeps, asked: Omit<Asked<unknown>, 'query'>) => Promise<{ name: string; text: string }>;
}

/** A file to save, made once per data version. */
export const defineFile = ({ path: template, summary, contentType, load }: FileDefinition): Resource => ({
  path: template,
  summary,
  query: v.object({}),
  answer: v.string(),
  contentType,
  ask: (_search, lang, path) => ({
    key: JSON.stringify([template, lang, path]),
    keeping: 'kept',
    load: async (deps) => {
      const { name, text } = await load(deps, { lang, path });
      const headers = { 'content-type': contentType, 'content-disposition': attachment(name) };
      return { headers, body: text, expiresAt: null };
    },
  }),
});

/** A list of the content wire whose entries are known. */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ ...listEnvelope.entries, data: v.array(item) });

/** A whole list in one page. */
export const wholeList = <Item>(data: Item[]) => ({
  data,
  pagesize: data.length,
  totalcount: data.length,
  previous: null,
  next: null,
});

/** One page of a longer list; `previous` and `next` are offsets. */
export const pageOfList = <Item>(
  data: Item[],
  { limit, offset, total }: { limit: number; offset: number; total: number },
) => ({
  data,
  pagesize: limit,
  totalcount: total,
  previous: offset > 0 ? Math.max(0, offset - limit) : null,
  next: offset + limit < total ? offset + limit : null,
});
