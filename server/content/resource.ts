import * as v from 'valibot';
import { listEnvelope } from '#src/api/contract/list.ts';
import type { Language } from '#src/api/contract/values.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { readQuery } from './query.ts';

/** What the content API needs of its surroundings. */
export interface ContentDeps {
  store: Store;
  clock: Clock;
}

/** A request as a resource sees it. */
interface Asked<Query> {
  lang: Language;
  /** What stands for `{path}`, decoded, without slashes at the ends. */
  path: string;
  query: Query;
}

interface ContentAnswer<Body> {
  body: Body;
  /** Milliseconds since the epoch from which on the answer differs; null is never. */
  expiresAt?: number | null;
}

/** One path of the content API: what may be asked and what is answered. */
export interface Resource {
  /** As OpenAPI writes it, below `/api/content`. */
  path: `/${string}`;
  summary: string;
  query: v.GenericSchema;
  answer: v.GenericSchema;
  /** Reads the parameters at once, loads when it is asked to. Drafts are kept nowhere. @throws Refusal */
  ask: (
    search: URLSearchParams,
    lang: Language,
    path: string,
  ) => { key: string; isDraft: boolean; load: (deps: ContentDeps) => Promise<ContentAnswer<unknown>> };
}

interface ResourceDefinition<Q extends v.GenericSchema, A extends v.GenericSchema> {
  path: Resource['path'];
  summary: string;
  query: Q;
  answer: A;
  isDraft?: (query: v.InferOutput<Q>) => boolean;
  load: (deps: ContentDeps, asked: Asked<v.InferOutput<Q>>) => Promise<ContentAnswer<v.InferInput<A>>>;
}

export const defineResource = <Q extends v.GenericSchema, A extends v.GenericSchema>({
  path: template,
  summary,
  query: querySchema,
  answer,
  isDraft = () => false,
  load,
}: ResourceDefinition<Q, A>): Resource => ({
  path: template,
  summary,
  query: querySchema,
  answer,
  ask: (search, lang, path) => {
    const query = readQuery(querySchema, search);
    return {
      key: JSON.stringify([template, lang, path, query]),
      isDraft: isDraft(query),
      load: (deps) => load(deps, { lang, path, query }),
    };
  },
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
