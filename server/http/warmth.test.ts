import { expect, test } from 'vitest';
import { startOwnApp } from '../testing/startOwnApp.ts';

test('OPS-38: a process lives from its start on, and is ready once it is warm', async () => {
  const { app } = await startOwnApp();
  const ask = async (path: string) => {
    const { status, headers } = await app.hono.request(path);
    return [path, status, headers.get('retry-after')];
  };
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([
    ['/healthz', 200, null],
    ['/readyz', 503, '5'],
  ]);
  await app.warm();
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([
    ['/healthz', 200, null],
    ['/readyz', 200, null],
  ]);
});
