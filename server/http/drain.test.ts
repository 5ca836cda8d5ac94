import { createServer, Agent, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDrain, type Drain } from './drain.ts';

const held = { answer: (): void => undefined, arrived: Promise.withResolvers<null>() };
let drain: Drain;
let server: ReturnType<typeof createServer>;
const agent = new Agent({ keepAlive: true });
beforeEach(async () => {
  held.arrived = Promise.withResolvers<null>();
  drain = createDrain(({ url }, outgoing) => {
    if (url !== '/held') outgoing.end('at once');
    else {
      held.answer = () => void outgoing.end('held');
      held.arrived.resolve(null);
    }
  });
  server = createServer(drain.listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  agent.destroy();
  server.close();
});

const ask = async (path: string): Promise<unknown> => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const asking = request({ host: '127.0.0.1', port: address.port, path, agent }).end();
  const answer: IncomingMessage[] = await once(asking, 'response');
  const [incoming] = answer;
  incoming?.resume();
  if (incoming) await once(incoming, 'end');
  return incoming?.headers.connection;
};

test('stopping: an answer that is being made, and every later one, is the last of its connection', async () => {
  expect(await ask('/')).toBe('keep-alive');
  const running = ask('/held');
  await held.arrived.promise;
  drain.begin();
  expect(await ask('/')).toBe('close');
  held.answer();
  expect(await running).toBe('close');
});
