import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { startOwnApp } from '../testing/startOwnApp.ts';
import { listenOnFreePort } from '../testing/startTestApp.ts';
import { createMetrics } from './metrics.ts';
import { createMetricsServer } from './metricsServer.ts';

const ask = async (address: string, method = 'GET') => {
  const answer = await fetch(address, { method });
  return [answer.status, answer.headers.get('content-type'), await answer.text()] as const;
};

/** The origin of a server of metrics. */
const serve = async (metrics: Parameters<typeof createMetricsServer>[0]): Promise<string> => {
  const server = createMetricsServer(metrics).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
};

test('OPS-35: the metrics have a port of their own; on the public port there is a plain 404', async () => {
  const metrics = createMetrics();
  const { app } = await startOwnApp({ metrics });
  const { origin, stop } = await listenOnFreePort(app);
  onTestFinished(stop);
  const own = await serve(metrics);
  const missing = [404, 'text/plain; charset=utf-8', 'Not Found'];
  expect([await ask(`${origin}/metrics`), await ask(`${own}/`), await ask(`${own}/metrics`)]).toEqual([
    missing,
    missing,
    [
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      expect.stringContaining(
        'chapiteau_http_requests_total{route="/metrics",method="GET",status="404",refusal="",prepared="false"} 1\n',
      ),
    ],
  ]);
});

test('OPS-35: the metrics are only read; where they cannot be written the answer is a 503', async () => {
  const metrics = createMetrics();
  const own = await serve(metrics);
  const failing = await serve({ ...metrics, write: () => Promise.reject(new Error('no')) });
  const plain = 'text/plain; charset=utf-8';
  expect([await ask(`${own}/metrics`, 'POST'), await ask(`${failing}/metrics`)]).toEqual([
    [404, plain, 'Not Found'],
    [503, plain, 'Service Unavailable'],
  ]);
});
