import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { host } from './runningSite.ts';

export interface JsonAnswer {
  status?: number;
  body: object;
}

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const text = Buffer.concat(parts).toString();
  return text === '' ? {} : JSON.parse(text);
};

const allowed = {
  'access-control-allow-methods': 'GET, POST, PATCH',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
};

/**
 * A host of JSON on an origin of its own, for the pages of any other.
 * @param answer to a call (`GET /v1/me/profile`) with its bearer token, '' without one, and its body
 */
export const startJsonHost = async (answer: (call: string, bearer: string, body: unknown) => JsonAnswer) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((given) => {
      const { method = '', url = '', headers } = request;
      response.setHeader('access-control-allow-origin', headers.origin ?? '*');
      response.setHeader('access-control-allow-credentials', 'true');
      if (method === 'OPTIONS') {
        response.writeHead(204, allowed).end();
        return;
      }
      const call = `${method} ${url.replace(/\?.*/, '')}`;
      asked.push(call);
      const { status = 200, body } = answer(
        call,
        (headers.authorization ?? '').slice('Bearer '.length),
        given,
      );
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  }).listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port');
  return {
    url: `http://${host}:${address.port}`,
    countOf: (call: string): number => asked.filter((each) => each === call).length,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
