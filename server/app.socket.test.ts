import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import { securityHeaders } from './securityHeaders.ts';
import { openStore } from './store/store.ts';
import { listenOnFreePort } from './testing/startTestApp.ts';
import { startOwnApp } from './testing/startOwnApp.ts';

describe('over a real socket', () => {
  const path = '/api/content/fr/content/8/sponsors';

  test('caching: answers from memory are those of the long way', async () => {
    const { app } = await startOwnApp();
    const { origin, stop } = await listenOnFreePort(app);
    const ask = async (method: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(origin + path, {
        method,
        headers: { 'accept-encoding': 'gzip', ...headers },
      });
      const {
        date: _date,
        connection: _connection,
        'keep-alive': _time,
        'x-request-id': _id,
        ...rest
      } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers: rest, body: await answer.text() };
    };
    const first = await ask('GET');
    expect(first).toMatchObject({ status: 200, headers: { vary: 'Accept-Encoding' } });
    expect(await ask('GET')).toEqual(first);
    expect(await ask('HEAD')).toEqual({ ...first, body: '' });
    const known = await ask('GET', {
      'if-none-match': first.headers['etag'] ?? '',
      'cache-control': 'no-cache',
    });
    expect(known).toMatchObject({ status: 304, body: '', headers: { etag: first.headers['etag'] } });
    expect(known.headers['content-encoding']).toBeUndefined();
    await stop();
  });

  test('caching: a write of another process shows within a second, with another tag', async () => {
    const { app, store } = await startOwnApp();
    const { origin, stop } = await listenOnFreePort(app);
    vi.useFakeTimers({ toFake: ['performance'] });
    const before = await fetch(origin + path);
    const other = await openStore(
      { databaseUrl: null, dataDirectory: store.dataDirectory },
      createLog(() => null),
    );
    await other.write((db) =>
      db.updateTable('sponsors').set({ title: 'Colle neuve' }).where('id', '=', 1).execute(),
    );
    await other.close();
    vi.advanceTimersByTime(1_000);
    const after = await fetch(origin + path);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(await after.text()).toContain('Colle neuve');
    await stop();
  });

  test('a client that leaves while it sends is no error', async () => {
    const { app, logged } = await startOwnApp();
    const { origin, stop } = await listenOnFreePort(app);
    const cookie = (await fetch(`${origin}/api/member/v1/me/profile`)).headers.getSetCookie()[0] ?? '';
    const token = /=([^;]*)/.exec(cookie)?.[1] ?? '';
    const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1' });
    const lines = [
      'POST /api/member/v1/login/initiate HTTP/1.1',
      'Host: localhost',
      `Cookie: XSRF-TOKEN=${token}`,
    ];
    lines.push(
      `X-XSRF-TOKEN: ${token}`,
      'Content-Type: application/json',
      'Content-Length: 100',
      '',
      '{"user',
    );
    socket.write(lines.join('\r\n'), () => socket.resetAndDestroy());
    await expect
      .poll(() => logged)
      .toEqual([expect.objectContaining({ level: 'info', event: 'request.left' })]);
    await stop();
  });

  test.each([
    ['a host that is none', 'GET /fr HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['two hosts', 'GET /fr HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\nConnection: close\r\n\r\n'],
    ['no HTTP', 'HELLO\r\n\r\n'],
  ])('bad input: %s is a 400', async (_name, request) => {
    const { app } = await startOwnApp();
    const { origin, stop } = await listenOnFreePort(app);
    const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1' });
    socket.end(request);
    expect(await readText(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    await stop();
  });

  test.each([
    ['a host that is none', 'Host: a b'],
    ['two hosts', 'Host: a.example\r\nhost: b.example'],
  ])('Security: the refusal of %s is plain text with the headers of every answer', async (_name, hosts) => {
    const { app } = await startOwnApp();
    const { origin, stop } = await listenOnFreePort(app);
    const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1' });
    socket.end(`GET /fr HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
    const [head = '', body = ''] = (await readText(socket)).split('\r\n\r\n');
    const told = new Map(head.split('\r\n').map((line) => [line.split(':')[0]?.toLowerCase(), line]));
    const named = Object.keys(securityHeaders({ publicUrl: origin }));
    expect([named.filter((name) => !told.has(name)), told.get('content-type'), body]).toEqual([
      [],
      'content-type: text/plain; charset=utf-8',
      expect.stringContaining('Bad Request'),
    ]);
    await stop();
  });
});
