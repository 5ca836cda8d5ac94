import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { readSettings } from '#server/environment.ts';
import { createLog } from '#server/log.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
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
  const server = createServer((request, response) => {
    state.asked.push({ method: request.method, url: request.url, headers: request.headers });
    state.answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port');
  const origin = `http://127.0.0.1:${address.port}`;
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
