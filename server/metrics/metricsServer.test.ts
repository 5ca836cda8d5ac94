import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { startOwnApp } from '../testing/startOwnApp.ts';
import { listenOnFreePort } from '../testing/startTestApp.ts';
import { createMetrics } from './metrics.ts';
import { createMetricsServer } from './metricsServer.ts';

const ask = async (address: string) => {
  const answer = await fetch(address);
  return [answer.status, answer.headers.get('content-type'), await answer.text()] as const;
};

test('OPS-35: the metrics have a port of their own; on the public port there is a plain 404', async () => {
  const metrics = createMetrics();
  const { app } = await startOwnApp({ metrics });
  const { origin, stop } = await listenOnFreePort(app);
  onTestFinished(stop);
  const server = createMetricsServer(metrics).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const own = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
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
