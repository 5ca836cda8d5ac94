import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { epochSeconds, type Clock } from '../clock.ts';
import type { Settings } from '../environment.ts';
import { askingNetworkReader, isInProcess } from '../http/askingNetwork.ts';
import { retryAfter } from '../http/limits.ts';
import { reasonOf, type Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { nameInJson } from '../pictures/nameInJson.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { NoTurn } from '../turns/noTurn.ts';
import { createSlices } from '../turns/slices.ts';
import { answerQuery } from './answers/answer.ts';
import { answerBatch, type Surroundings } from './answers/batch.ts';
import { answerFacetQuery } from './answers/facetAnswer.ts';
import { readParams } from './answers/readParams.ts';
import { SearchError } from './answers/searchError.ts';
import type { Indexer } from './indexer.ts';
import { searchLimits } from './limits.ts';
import { unitsOf, workLimits } from './work/limits.ts';
import { createSpending, type Spend } from './work/spending.ts';
import { Work } from './work/work.ts';

interface SearchApiDeps {
  indexer: Pick<Indexer, 'current' | 'ready'>;
  settings: Pick<Settings, 'searchIndexes' | 'trustedProxies'>;
  clock: Clock;
  log: Log;
  pictures: Pick<Pictures, 'nameOf'>;
  /** Counts the work of requests from outside. */
  spend?: Spend;
  metrics?: Pick<Metrics, 'searches'> | null;
}

const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };

const fail = (context: Context, { status, message, retryAfter }: SearchError): Response =>
  context.body(JSON.stringify({ message, status }), status, {
    ...headers,
    ...(retryAfter !== null && { 'retry-after': String(retryAfter) }),
    ...(status === 405 && { allow: 'POST' }),
  });

/** Of any content type: the official client sends JSON as plain text. */
const readBody = async ({ req }: Context, work: Work): Promise<unknown> => {
  const text = await req.text();
  await work.pause();
  work.count(text.length * unitsOf.character);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new SearchError(400, 'The body must be JSON');
  }
};

/** Too many requests of one network wait for their start. */
const crowded = new SearchError(503, 'Too many searches of this network wait; try again later', retryAfter);
/** Nobody reads it. */
const left = new SearchError(400, 'The client has gone away');

/** The name for all indexes in the address of several queries. */
const anyIndex = '*';

/** The embedded index, on the hosted service's wire (SRCH-10): it accepts any key, because all of it is public. */
export const createSearchApi = ({
  indexer,
  settings,
  clock,
  log,
  pictures,
  spend = createSpending(clock),
  metrics = null,
}: SearchApiDeps): Hono => {
  const names = Object.values(settings.searchIndexes);
  const checkName = (name: string): void => {
    if (!names.includes(name)) throw new SearchError(404, 'There is no such index');
  };
  const [beginRequest, readNetwork] = [
    createSlices(workLimits),
    askingNetworkReader(settings.trustedProxies),
  ];
  /** A page's question takes turns of its own and uses no network's minute: the page serves everybody. */
  const workFor = (context: Context): Work => {
    if (isInProcess(context)) {
      return new Work({ spend: () => undefined, awaitTurn: beginRequest(Symbol('page')) });
    }
    const network = readNetwork(context);
    const { signal } = context.req.raw;
    const awaitTurn = beginRequest(network);
    return new Work({
      spend: (units) => spend(network, units),
      awaitTurn: async () => {
        await awaitTurn();
        if (signal.aborted) throw left;
      },
    });
  };
  /** A page under rendering holds a turn, so it does not wait for the first index: the browser asks again. */
  const open = async (context: Context, work: Work): Promise<Surroundings> => {
    const index = isInProcess(context) ? indexer.current() : await indexer.ready();
    if (index === null) throw new SearchError(503, 'The index is not built yet', retryAfter);
    return { index, now: epochSeconds(clock.now()), checkName, work };
  };
  const answer =
    (tell: (surroundings: Surroundings, body: unknown, context: Context) => Promise<object>) =>
    async (context: Context): Promise<Response> => {
      const work = workFor(context);
      const body = await readBody(context, work);
      const answer = await tell(await open(context, work), body, context);
      await work.pause();
      if (!isInProcess(context)) metrics?.searches.observe(work.units);
      return context.body(await nameInJson(JSON.stringify(answer), pictures), 200, headers);
    };
  /** The index in an address. */
  const named = (context: Context): string => {
    const name = context.req.param('index') ?? '';
    checkName(name);
    return name;
  };

  const api = new Hono();
  api.onError((caught, context) => {
    if (caught instanceof SearchError) return fail(context, caught);
    if (caught instanceof NoTurn) return fail(context, crowded);
    if (context.req.raw.signal.aborted) return fail(context, left);
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
    answer(async ({ index, now, work }, body, context) => {
      const asked = { name: named(context), params: readParams(body), now };
      return (await answerQuery(index, asked, work)).answer;
    }),
  );
  api.post(
    '/1/indexes/:index/facets/:facet/query',
    answer(({ index, work }, body, context) => {
      named(context);
      const facet = context.req.param('facet') ?? '';
      return answerFacetQuery(index, { facet, params: readParams(body) }, work);
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
