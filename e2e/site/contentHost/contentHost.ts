import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { host } from '../runningSite.ts';
import { answerTo } from './answers.ts';

/** The ways in which a host answers badly. */
export type Fault =
  | 'slow'
  | 'hanging'
  | '500'
  | 'html'
  | 'malformed'
  | 'missing field'
  | 'redirect elsewhere'
  | 'endless';

/** The delay of a slow answer, in milliseconds. */
const delay = 2_000;

/** The answer, whose first record of each list has no title. */
const withoutTitle = (answer: object): object =>
  Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((entry: unknown, index) => (index === 0 ? { ...Object(entry), title: null } : entry))
        : value,
    ]),
  );

const pour = (response: ServerResponse): void => {
  const more = (): void => {
    if (!response.destroyed) response.write(' '.repeat(1 << 20), () => setImmediate(more));
  };
  response.writeHead(200, { 'content-type': 'application/json' });
  more();
};

/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Somebody else's content host, written from docs/hosts.md and docs/wire alone: a small festival in both languages.
 * @param media the base of its pictures, its own without one
 */
export const startContentHost = async ({ media }: { media?: string } = {}) => {
  const asked: string[] = [];
  let spoilt: { isAt: (path: string) => boolean; fault: Fault } | null = null;

  const send = (response: ServerResponse, answer: object | undefined, known: string | undefined): void => {
    if (answer === undefined) {
      response.writeHead(404).end();
      return;
    }
    const body = JSON.stringify(answer);
    const etag = `"${createHash('sha1').update(body).digest('hex')}"`;
    const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=5', etag };
    const isKnown = known === etag;
    response.writeHead(isKnown ? 304 : 200, headers).end(isKnown ? undefined : body);
  };

  const fail: Record<Fault, (response: ServerResponse, answer: object) => void> = {
    slow: (response, answer) => {
      setTimeout(() => send(response, answer, undefined), delay);
    },
    hanging: () => undefined,
    '500': (response) => void response.writeHead(500).end(),
    html: (response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>'),
    malformed: (response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":['),
    'missing field': (response, answer) => send(response, withoutTitle(answer), undefined),
    'redirect elsewhere': (response) =>
      void response.writeHead(302, { location: 'http://127.0.0.2:9/' }).end(),
    endless: pour,
  };

  const server = createServer(({ url = '', headers }, response) => {
    asked.push(url);
    const address = new URL(url, own());
    if (address.pathname.startsWith('/media/')) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
      return;
    }
    const answer = answerTo(address, media ?? `${own()}/media`);
    if (spoilt?.isAt(address.pathname) && answer) fail[spoilt.fault](response, answer);
    else send(response, answer, headers['if-none-match']);
  }).listen(0, host);
  const own = (): string => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The host has no port');
    return `http://${host}:${address.port}`;
  };
  await once(server, 'listening');
  return {
    url: own(),
    asked,
    /** Answers some questions badly, by their path; null mends them. */
    spoil: (fault: Fault | null, isAt: (path: string) => boolean = () => true): void => {
      spoilt = fault === null ? null : { isAt, fault };
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
