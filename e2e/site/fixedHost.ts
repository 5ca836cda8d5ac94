import { once } from 'node:events';
import { createServer } from 'node:http';
import { host } from './runningSite.ts';

export interface FixedAnswer {
  type: string;
  body: string;
}
export const json = (answer: object): FixedAnswer => ({
  type: 'application/json',
  body: JSON.stringify(answer),
});

/**
 * An external host with these paths only, each with any query or with one, which lets no other origin read them, and its
 * requested paths.
 */
export const startFixedHost = async (answers: ReadonlyMap<string, FixedAnswer>) => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const answer = answers.get(url) ?? answers.get(url.replace(/\?.*$/s, ''));
    const { type, body } = answer ?? json({ error: { code: 'not-found', message: url } });
    response.writeHead(answer ? 200 : 404, { 'content-type': type });
    response.end(body);
  }).listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port');
  return {
    name: `${host}:${address.port}`,
    url: `http://${host}:${address.port}`,
    asked,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
