import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepIdle } from './idleConnections.ts';

/** Milliseconds that a connection may idle, and that the process is busy. */
const idle = 30;
const busy = 3 * idle;

/** Blocks the process, like a burst of answers. */
const beBusy = (): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, busy);
};

describe.each(['127.0.0.1', '::1'])('an idle connection to %s', (host) => {
  let server: Server;
  let socket: Socket;
  beforeEach(async () => {
    server = createServer((_, outgoing) => outgoing.end('answered'));
    server.keepAliveTimeout = idle;
    server.keepAliveTimeoutBuffer = 0;
    server.listen(0, host);
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port');
    socket = connect(address.port, host);
  });
  afterEach(() => {
    socket.destroy();
    server.close();
  });

  const ask = (): boolean => socket.write('GET / HTTP/1.1\r\nHost: test\r\n\r\n');
  /** The next message: an answer, or the end. */
  const heard = (): Promise<string> =>
    new Promise((resolve) => {
      socket.once('data', (data: Buffer) => resolve(String(data).split('\r\n')[0] ?? ''));
      socket.once('error', () => resolve('reset'));
      socket.once('close', () => resolve('closed'));
    });
  const askWhileBusy = async (): Promise<string> => {
    ask();
    await heard();
    ask();
    beBusy();
    return heard();
  };

  test('QA: what came while the process was busy is answered', async () => {
    keepIdle(server);
    server.keepAliveTimeout = idle;
    expect(await askWhileBusy()).toBe('HTTP/1.1 200 OK');
  });

  test('control: node alone ends the connection without looking', async () => {
    expect(await askWhileBusy()).not.toBe('HTTP/1.1 200 OK');
  });

  test('QA: it is kept for longer than proxies keep theirs, and says so', async () => {
    keepIdle(server);
    ask();
    const answer = await new Promise((resolve) => socket.once('data', (data) => resolve(String(data))));
    expect(answer).toContain('Keep-Alive: timeout=65');
  });

  test('QA: one on which nothing comes is ended', async () => {
    keepIdle(server);
    server.keepAliveTimeout = idle;
    ask();
    await heard();
    expect(await heard()).toBe('closed');
  });
});

test('QA: an overdue connection is ended only where nothing has come since', async () => {
  const server = createServer();
  keepIdle(server);
  const connection = (id: string) => ({ bytesRead: 7, destroy: () => ended.push(id) });
  const ended: string[] = [];
  const [silent, spoken] = [connection('silent'), connection('spoken')];
  for (const one of [silent, spoken]) server.emit('timeout', one);
  spoken.bytesRead += 1;
  await setImmediate();
  await setImmediate();
  expect(ended).toEqual(['silent']);
});
