import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { retryAfter } from '../http/limits.ts';
import { epochSeconds, type Clock } from '../clock.ts';
import type { Settings } from '../environment.ts';
import { reasonOf, type Log } from '../log.ts';
import { answerQuery } from './answers/answer.ts';
import { answerBatch, type Surroundings } from './answers/batch.ts';
import { answerFacetQuery } from './answers/facetAnswer.ts';
import { readParams } from './answers/params.ts';
import { SearchError } from './answers/searchError.ts';
import type { Indexer } from './indexer.ts';
import { searchLimits } from './limits.ts';

interface SearchApiDeps {
  indexer: Pick<Indexer, 'ready'>;
  settings: Pick<Settings, 'searchIndexes'>;
  clock: Clock;
  log: Log;
}

const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };

const fail = (context: Context, { status, message }: SearchError): Response =>
  context.body(JSON.stringify({ message, status }), status, {
    ...headers,
    ...(status === 503 && { 'retry-after': String(retryAfter) }),
    ...(status === 405 && { allow: 'POST' }),
  });

/** Whatever its content type: the official client sends JSON as plain text. */
const readBody = async ({ req }: Context): Promise<unknown> => {
  const text = await req.text();
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new SearchError(400, 'The body must be JSON');
  }
};

/** What stands for all indexes in the address of several queries. */
const anyIndex = '*';

/** The embedded index, on the hosted service's wire (SRCH-10): keys are taken and not judged, all of it is public. */
export const createSearchApi = ({ indexer, settings, clock, log }: SearchApiDeps): Hono => {
  const names = Object.values(settings.searchIndexes);
  const checkName = (name: string): void => {
    if (!names.includes(name)) throw new SearchError(404, 'There is no such index');
  };
  const open = async (): Promise<Surroundings> => {
    const index = await indexer.ready();
    if (index === null) throw new SearchError(503, 'The index is not built yet');
    return { index, now: epochSeconds(clock.now()), checkName };
  };
  const answer =
    (tell: (surroundings: Surroundings, body: unknown, context: Context) => object) =>
    async (context: Context): Promise<Response> => {
      const body = await readBody(context);
      return context.body(JSON.stringify(tell(await open(), body, context)), 200, headers);
    };
  /** The index that an address names. */
  const named = (context: Context): string => {
    const name = context.req.param('index') ?? '';
    checkName(name);
    return name;
  };

  const api = new Hono();
  api.onError((caught, context) => {
    if (caught instanceof SearchError) return fail(context, caught);
    log.error('search.failed', { reason: reasonOf(caught) });
    return context.body('{"message":"The request could not be answered","status":500}', 500, headers);
  });
  api.use(
    bodyLimit({
      maxSize: searchLimits.body,
      onError: (context) =>
        fail(context, new SearchError(413, `The body has more than ${searchLimits.body} bytes`)),
    }),
  );
  api.post(
    '/1/indexes/:index/queries',
    answer((surroundings, body, context) => {
      if (context.req.param('index') !== anyIndex)
        throw new SearchError(404, 'Several queries are asked of *');
      return answerBatch(surroundings, body);
    }),
  );
  api.post(
    '/1/indexes/:index/query',
    answer(({ index, now }, body, context) =>
      answerQuery(index, { name: named(context), params: readParams(body), now }),
    ),
  );
  api.post(
    '/1/indexes/:index/facets/:facet/query',
    answer(({ index }, body, context) => {
      named(context);
      return answerFacetQuery(index, context.req.param('facet') ?? '', readParams(body));
    }),
  );
  api.all('/1/indexes/:index/:rest{queries|query|facets/[^/]+/query}', () => {
    throw new SearchError(405, 'Queries are sent with POST');
  });
  api.all('*', () => {
    throw new SearchError(404, 'There is no such path');
  });
  return api;
};
