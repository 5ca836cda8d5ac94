import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { startSite, type TestSite } from './startSite.ts';

const base = '/cms';

/** For tests: a host with all of the sample's content, with every kind of page; `spoil` may answer instead, and says so. */
export const startSampleHost = async (
  spoil: (...asked: Parameters<RequestListener>) => boolean = () => false,
) => {
  const content = await startSite('every kind of page');
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path.slice(base.length));
    if (spoil(request, response)) return;
    void content.ask(path.replace(base, '/api/content')).then(async (answer) => {
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port');
  return {
    content,
    /** Paths of the wire, in the order of their requests. */
    asked,
    name: `127.0.0.1:${address.port}`,
    url: `http://127.0.0.1:${address.port}${base}`,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await content.close();
    },
  };
};
export type SampleHost = Awaited<ReturnType<typeof startSampleHost>>;

/** For tests: the site on such a host. */
export const startSiteOn = ({ url }: SampleHost, env: NodeJS.ProcessEnv = {}): Promise<TestSite> =>
  startSite('nothing', { CONTENT_API_URL: url, ...env });
