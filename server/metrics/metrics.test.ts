import { readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { AppDeps } from '../app.ts';
import { addMember } from '../member/testing/visitor.ts';
import { requestIdHeader } from '../requestContext.ts';
import { staticPageOf } from '../pages/staticPage.ts';
import { startOwnApp } from '../testing/startOwnApp.ts';
import { listenOnFreePort } from '../testing/startTestApp.ts';
import { createMetrics } from './metrics.ts';

const htmlType = { 'content-type': 'text/html; charset=utf-8' };

/** Pages that say their address; one fails. */
const pages: AppDeps['pages'] = async () => async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/fr/broken') throw new Error('broken');
  return {
    key: pathname,
    keeping: 'kept',
    answer: () => Promise.resolve({ status: 200, headers: htmlType, body: pathname }),
  };
};

const startMeasured = async () => {
  const metrics = createMetrics();
  const staticPage = staticPageOf('<html lang="fr"><title></title><main></main></html>');
  const { app, logged, store } = await startOwnApp({ metrics, pages, staticPage });
  const { origin, stop } = await listenOnFreePort(app);
  onTestFinished(stop);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  onTestFinished(() => agent.destroy());
  /** Answers once the server has counted the request, which it does when the answer is sent. */
  const ask = async (path: string, method = 'GET', headers: Record<string, string> = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<{
      status: number | undefined;
      id: unknown;
      body: string;
      tag: string | undefined;
    }>();
    get(origin + path, { agent, method, headers }, (answer) => {
      void text(answer).then(
        (body) =>
          resolve({
            status: answer.statusCode,
            id: answer.headers[requestIdHeader],
            body,
            tag: answer.headers.etag,
          }),
        reject,
      );
    }).on('error', reject);
    return promise;
  };
  /** The lines of a figure that have a value other than 0, without its name. */
  const read = async (name: string): Promise<string[]> => {
    const lines = (await metrics.write()).split('\n');
    return lines.flatMap((line) =>
      line.startsWith(`chapiteau_${name}`) && !line.endsWith(' 0')
        ? [line.slice(`chapiteau_${name}`.length)]
        : [],
    );
  };
  return { ask, read, metrics, logged, store };
};

const requestsOf = (route: string, status: number, more: { refusal?: string; prepared?: boolean } = {}) =>
  `{route="${route}",method="GET",status="${status}",refusal="${more.refusal ?? ''}",prepared="${more.prepared ?? false}"}`;

test('OPS-30: requests are counted by the pattern of their path, their status, their refusal, and whether they were prepared', async () => {
  const { ask, read } = await startMeasured();
  const sponsors = '/api/content/fr/content/8/sponsors';
  const { tag = '' } = await ask(sponsors);
  await ask(sponsors);
  await ask(sponsors, 'GET', { 'if-none-match': tag });
  await ask('/api/content/fr/content/9/sponsors');
  await ask('/fr/calendrier');
  await ask('/fr/spectacles/un-spectacle');
  await ask('/api/nothing');
  await ask('/fr/none.js');
  const route = '/api/content/:lang/content/:siteId/sponsors';
  expect((await read('http_requests_total')).toSorted()).toEqual(
    [
      `${requestsOf(route, 200)} 1`,
      `${requestsOf(route, 200, { prepared: true })} 1`,
      `${requestsOf(route, 304, { prepared: true })} 1`,
      `${requestsOf(route, 404, { refusal: 'not-found' })} 1`,
      `${requestsOf('/{lang}/calendar', 200)} 1`,
      `${requestsOf('/{lang}/shows/{more}', 200)} 1`,
      `${requestsOf('/api/*', 404, { refusal: 'not-found' })} 1`,
      `${requestsOf('/{file}', 404)} 1`,
    ].toSorted(),
  );
  expect((await read('http_request_duration_seconds_count')).toSorted()).toEqual(
    [
      `{route="${route}",method="GET"} 4`,
      '{route="/{lang}/calendar",method="GET"} 1',
      '{route="/{lang}/shows/{more}",method="GET"} 1',
      '{route="/api/*",method="GET"} 1',
      '{route="/{file}",method="GET"} 1',
    ].toSorted(),
  );
});

test('OPS-31: ten thousand addresses and methods of strangers add no label', async () => {
  const { ask, metrics } = await startMeasured();
  const kinds = [
    (n: number) => `/x${n}/y`,
    (n: number) => `/fr/a${n}`,
    (n: number) => `/en/shows/s${n}?q=${n}`,
    (n: number) => `/api/content/fr/content/8/shows/${n}`,
    (n: number) => `/assets/f${n}.js`,
  ];
  const visit = async (from: number, to: number): Promise<void> => {
    for (let n = from; n < to; n += 1) await Promise.all(kinds.map((kind) => ask(kind(n))));
  };
  await visit(0, 1);
  await Promise.all(['PROPFIND', 'PURGE'].map((method) => ask('/fr/a', method)));
  /** Names and labels of all figures of requests; an answer may come from memory or not. */
  const series = async (): Promise<Set<string>> => {
    const names = (await metrics.write()).match(/^chapiteau_http_\S+/gm) ?? [];
    return new Set(names.map((name) => name.replace(/prepared="\w+"/, '')));
  };
  const first = await series();
  await visit(1, 2_000);
  expect([...(await series()).difference(first)]).toEqual([]);
  const names = [...first].join('\n');
  expect(names).not.toMatch(/PROPFIND|PURGE|\d\/y|a0|s0|f0/);
  expect(names).toContain('method="other"');
});

test('OPS-32: letters, turns, kept answers, searches and the event loop have figures', async () => {
  const { ask, read, store } = await startMeasured();
  await ask('/api/content/fr/content/8/sponsors');
  await ask('/api/search/1/indexes/festival/query', 'POST');
  const release = Promise.withResolvers<void>();
  const writing = store.transact(() => release.promise);
  expect([await read('database_turns'), await read('kept_answers')]).toEqual([
    ['{state="taken"} 1'],
    ['{cache="data"} 1'],
  ]);
  await ask('/openapi.json');
  expect(await read('kept_answers')).toEqual(['{cache="data"} 1', '{cache="files"} 1']);
  release.resolve();
  await writing;
  expect([
    (await read('kept_answer_bytes')).length,
    await read('search_work_units_count'),
    (await read('nodejs_eventloop_lag_p99_seconds')).length,
    await read('letters_owed'),
  ]).toEqual([2, [' 1'], 1, []]);
  await store.transact(async (db) => {
    await db
      .insertInto('newsletter_subscriptions')
      .values({ id: 'b', email: 'a@example.org', lang: 'fr', asked_at: 0, confirmed_at: null })
      .execute();
    await db
      .insertInto('newsletter_letters')
      .values({ id: 'a', subscription_id: 'b', letter: 'newsletterConfirm', tries: 0, due_at: 4_000_000_000 })
      .execute();
  });
  expect(await read('letters_owed')).toEqual(['{queue="newsletter_letters"} 1']);
  const { id: member_id } = await addMember(store, 'b@example.org');
  await store.transact(async (db) => {
    const due = { member_id, tries: 0, due_at: 4_000_000_000 };
    const ticket = { ...due, programmation_id: 7, letter: 'ticket' } as const;
    await db
      .insertInto('ticket_letters')
      .values({ ...ticket, id: 't' })
      .execute();
    const shown = [3, 7].map((programmation_id) => ({
      ...due,
      id: `o${programmation_id}`,
      programmation_id,
      letter: 'showMoved' as const,
    }));
    await db.insertInto('owed_letters').values(shown).execute();
    const act = {
      id: 'act',
      acted_at: 0,
      person: 'p',
      host: 'h',
      act: 'credits',
      subject: '',
      details: '{}',
    };
    await db.insertInto('staff_acts').values(act).execute();
    const keys = ['g', 'h', 'i'];
    const grant = { act_id: 'act', email: 'b@example.org', member_id, credits: 6, pass: 'Six' };
    await db
      .insertInto('credit_grants')
      .values(keys.map((key) => ({ ...grant, key, granted_at: 0, claimed_at: 0 })))
      .execute();
    await db
      .insertInto('grant_letters')
      .values(keys.map((id) => ({ ...due, id, letter: 'creditsGiven' as const })))
      .execute();
  });
  expect((await read('letters_owed')).toSorted()).toEqual([
    '{queue="grant_letters"} 3',
    '{queue="newsletter_letters"} 1',
    '{queue="owed_letters"} 2',
    '{queue="ticket_letters"} 1',
  ]);
});

test('OPS-33: every answer has a name of its own, which stands in the log lines of its request', async () => {
  const { ask, logged } = await startMeasured();
  const paths = ['/fr', '/fr', '/api/content/fr/content/8/sponsors', '/api/nothing', '/a.js', '/metrics'];
  const ids: unknown[] = [];
  for (const path of paths) ids.push((await ask(path)).id);
  expect(ids).toEqual(paths.map(() => expect.stringMatching(/^[\da-f]{8}-[\da-z]+$/)));
  expect(new Set(ids).size).toBe(paths.length);
  logged.length = 0;
  const { id } = await ask('/fr/broken');
  expect(logged).toEqual([
    expect.objectContaining({ event: 'request.failed', request: id, path: '/fr/broken' }),
  ]);
});

test('OPS-33: work that a request only begins is not its own', async () => {
  const { ask, logged } = await startMeasured();
  await ask('/api/search/1/indexes/festival/query', 'POST');
  expect(logged).toMatchObject([{ event: 'search.indexed' }]);
  expect(logged).not.toMatchObject([{ request: expect.anything() }]);
});

test('OPS-34: the page that replaces a failed one names the request', async () => {
  const { ask } = await startMeasured();
  const { status, id, body } = await ask('/fr/broken');
  expect([status, body.match(/<small>[^<]*<\/small>/g)]).toEqual([
    503,
    [`<small>Référence : ${String(id)}</small>`, `<small>Reference: ${String(id)}</small>`],
  ]);
});

test('QA: every figure of the dashboard is one of the metrics', async () => {
  const dashboard = await readFile(new URL('../../docs/dashboard.json', import.meta.url), 'utf8');
  const { ask, metrics } = await startMeasured();
  await ask('/fr');
  metrics.hostCalls.observe({ resource: 'shows', outcome: 'answered' }, 1);
  const named = new Set(dashboard.match(/chapiteau_\w+/g));
  const written = new Set((await metrics.write()).match(/^chapiteau_\w+/gm));
  expect([...named.difference(written)]).toEqual([]);
  expect(named.size).toBe(9);
});

test('OPS-32: a figure that has gone since the last reading is gone, and so are those that nobody can read now', async () => {
  const metrics = createMetrics();
  const readings = [{ fast: 2, slow: 1 }, { slow: 3 }];
  metrics.addReading({
    name: 'test_line',
    help: 'A line.',
    label: 'queue',
    read: () => {
      const next = readings.shift();
      if (next === undefined) throw new Error('It is away');
      return next;
    },
  });
  const told: string[][] = [];
  for (let time = 0; time < 3; time += 1)
    told.push((await metrics.write()).match(/^chapiteau_test_line.*$/gm) ?? []);
  expect(told).toEqual([
    ['chapiteau_test_line{queue="fast"} 2', 'chapiteau_test_line{queue="slow"} 1'],
    ['chapiteau_test_line{queue="slow"} 3'],
    [],
  ]);
});

test('OPS-30: durations are counted from a thousandth of a second to ten, work from a thousand units to ten million', async () => {
  const metrics = createMetrics();
  metrics.durations.observe({ route: '/', method: 'GET' }, 1);
  metrics.hostCalls.observe({ resource: 'shows', outcome: 'answered' }, 1);
  metrics.searches.observe(1);
  const boundsOf = (text: string, name: string): string[] =>
    [...text.matchAll(new RegExp(`^chapiteau_${name}_bucket{le="([^"]*)"`, 'gm'))].map(([, le = '']) => le);
  const text = await metrics.write();
  const seconds = ['0.001', '0.003', '0.01', '0.03', '0.1', '0.3', '1', '3', '10', '+Inf'];
  expect([
    boundsOf(text, 'http_request_duration_seconds'),
    boundsOf(text, 'content_host_call_seconds'),
    boundsOf(text, 'search_work_units'),
  ]).toEqual([seconds, seconds, ['1000', '10000', '100000', '1000000', '10000000', '+Inf']]);
});
