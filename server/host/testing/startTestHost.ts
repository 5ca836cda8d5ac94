import type { IncomingMessage, RequestListener } from 'node:http';
import { readSettings } from '#server/environment.ts';
import { createLog } from '#server/log.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { listenHere } from '#server/testing/listenHere.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { createContentHost } from '../contentHost.ts';

/** For tests: an answer of JSON with some headers. */
export const sends =
  (body: unknown, headers: Record<string, string> = {}, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** For tests: a host on this machine with a given answer, and the server's way to it. */
export const startTestHost = async (answer: RequestListener, env: NodeJS.ProcessEnv = {}) => {
  const state = { answer, asked: [] as Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] };
  const origin = await listenHere((request, response) => {
    state.asked.push({ method: request.method, url: request.url, headers: request.headers });
    state.answer(request, response);
  });
  const clock = createTestClock('2027-06-15T16:00:00Z');
  const logged: Record<string, unknown>[] = [];
  const metrics = createMetrics();
  const host = createContentHost({
    metrics,
    settings: readSettings({ CONTENT_API_URL: `${origin}/cms`, ...env }),
    clock,
    log: createLog((line) => logged.push(JSON.parse(line))),
  });
  if (host === null) throw new Error('There is no host');
  return {
    state,
    origin,
    logged,
    host,
    metrics,
    /** The status and the body of an answer. */
    ask: async (path: string): Promise<[number, unknown]> => {
      const answer = await host.ask(path);
      return [answer.status, await answer.json()];
    },
    later: (seconds: number): void => clock.set(clock.now().add({ seconds }).toString()),
  };
};
