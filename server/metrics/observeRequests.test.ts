import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMetrics } from './metrics.ts';
import { observeRequests } from './observeRequests.ts';

test('OPS-32: each request is counted once it is over, also one that its visitor breaks off', async () => {
  const metrics = createMetrics();
  const counts = async () =>
    (await metrics.write()).split('\n').filter((line) => /^\w*requests?_\w*(total|count)\{/.test(line));
  const incoming = new IncomingMessage(new Socket());
  incoming.method = 'GET';
  const outgoing = new ServerResponse(incoming);
  observeRequests(() => null, metrics)(incoming, outgoing);
  expect(await counts()).toEqual([]);
  outgoing.emit('close');
  expect(await counts()).toEqual([
    'chapiteau_http_requests_total{route="none",method="GET",status="200",refusal="",prepared="false"} 1',
    'chapiteau_http_request_duration_seconds_count{route="none",method="GET"} 1',
  ]);
});

test('OPS-30: a duration is told in seconds, from the arrival of a request to the end of its answer', async () => {
  const now = vi.spyOn(performance, 'now');
  onTestFinished(() => now.mockRestore());
  const metrics = createMetrics();
  const incoming = new IncomingMessage(new Socket());
  incoming.method = 'PROPFIND';
  const outgoing = new ServerResponse(incoming);
  now.mockReturnValue(1_000);
  observeRequests(() => null, metrics)(incoming, outgoing);
  now.mockReturnValue(3_500);
  outgoing.emit('close');
  const sums = (await metrics.write()).match(/^chapiteau_http_request_duration_seconds_sum.*$/gm);
  expect(sums).toEqual(['chapiteau_http_request_duration_seconds_sum{route="none",method="other"} 2.5']);
});

test('OPS-31: each method that a page or a program asks with has its own name, any other one shares one', () => {
  const counted: unknown[] = [];
  const metrics = createMetrics();
  vi.spyOn(metrics.durations, 'observe').mockImplementation((labels) => void counted.push(labels));
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  for (const method of [...methods, 'PURGE', 'get']) {
    const incoming = new IncomingMessage(new Socket());
    incoming.method = method;
    const outgoing = new ServerResponse(incoming);
    observeRequests(() => null, metrics)(incoming, outgoing);
    outgoing.emit('close');
  }
  expect(counted).toEqual([...methods, 'other', 'other'].map((method) => ({ route: 'none', method })));
});
