import { request, type IncomingHttpHeaders } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Requests a path exactly as written; a browser or `fetch` would normalise it first. Follows nothing. */
export const ask = (site: string, path: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site);
    const asked = request({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });

interface Journey {
  /** The end of the redirects: a path of this origin. */
  end: string;
  redirects: number;
  answer: RawAnswer;
}

const tooMany = 5;

/** Follows redirects like a browser. @throws if one leads off this origin, or there is no end. */
export const follow = async (site: string, path: string): Promise<Journey> => {
  let end = path;
  for (let redirects = 0; redirects < tooMany; redirects += 1) {
    const answer = await ask(site, end);
    if (answer.status < 300 || answer.status > 399) return { end, redirects, answer };
    const next = new URL(answer.headers.location ?? '', new URL(site + end));
    if (next.origin !== new URL(site).origin) throw new Error(`${path} leads to ${next.href}`);
    end = next.pathname + next.search;
  }
  throw new Error(`${path} leads nowhere`);
};
