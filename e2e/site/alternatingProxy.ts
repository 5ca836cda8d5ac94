import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { host } from './runningSite.ts';

/** A proxy in front of several processes that hands each request to the next of them. */
export interface AlternatingProxy {
  url: string;
  /** Begins with these processes. */
  lead: (origins: readonly string[]) => void;
  /** The requests that each has answered, by origin, without what a browser keeps. */
  answered: ReadonlyMap<string, string[]>;
  stop: () => Promise<void>;
}

export const startAlternatingProxy = async (): Promise<AlternatingProxy> => {
  const agent = new Agent({ keepAlive: true });
  const answered = new Map<string, string[]>();
  let turn = 0;
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const origins = [...answered.keys()];
    const origin = origins[turn % origins.length] ?? '';
    turn += 1;
    const { method = 'GET', url = '/', headers, socket } = incoming;
    const asking = request(`${origin}${url}`, {
      agent,
      method,
      headers: { ...headers, 'x-forwarded-for': socket.remoteAddress },
    });
    asking.on('response', (answer) => {
      answered.get(origin)?.push(`${method} ${url.replace(/\?.*/, '')}`);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asking.on('error', () => outgoing.destroy());
    outgoing.on('close', () => asking.destroy());
    incoming.pipe(asking);
  };
  const server = createServer(forward);
  await once(server.listen(0, host), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://${host}:${port}`,
    lead: (origins) => {
      for (const origin of origins) answered.set(origin, []);
    },
    answered,
    stop: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
