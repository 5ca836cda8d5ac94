import type { RequestListener } from 'node:http';
import type { ContentHost } from '#server/host/contentHost.ts';

/** For tests: a host of the wire over the network, below `/cms`. */
export const servesWire =
  ({ ask }: ContentHost): RequestListener =>
  (request, response) => {
    const known = request.headers['if-none-match'];
    const path = (request.url ?? '').replace('/cms', '');
    void ask(path, known === undefined ? {} : { headers: { 'if-none-match': known } }).then(
      async (answer) => {
        const headers = { ...Object.fromEntries(answer.headers), 'content-type': 'application/json' };
        response.writeHead(answer.status, headers).end(await answer.text());
      },
    );
  };
