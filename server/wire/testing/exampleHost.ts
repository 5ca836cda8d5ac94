import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';

const folder = 'docs/wire';
const addressed = v.object({
  entity_data: v.object({ translations: v.object({ en: v.string(), fr: v.string() }) }),
});

const example = (name: string): unknown => JSON.parse(readFileSync(`${folder}/${name}.example.json`, 'utf8'));

const inSite: Readonly<Record<string, string>> = {
  metadata: 'metadata',
  sponsors: 'sponsors',
  programmations: 'programmations',
  shows: 'shows',
  'shows/facets': 'show-facets',
  'shows/12/programmations': 'tickets',
  artists: 'artists',
  videos: 'videos',
  festivals: 'festivals',
  passports: 'passports',
  'live-shows': 'live-shows',
};

/** The answers of a host that has the examples alone, by their paths. */
const exampleAnswers = (): Map<string, unknown> => {
  const answers = new Map<string, unknown>([
    ['/en/content/artist-categories', example('artist-categories')],
    ['/api/taxonomy_term/youtube_video_collections', example('video-collections')],
    ...Object.entries(inSite).map(([path, name]): [string, unknown] => [
      `/en/content/8/${path}`,
      example(name),
    ]),
  ]);
  const pages = readdirSync(folder).filter((name) => /^page-.*\.example\.json$/.test(name));
  for (const name of pages) {
    const page = example(name.replace('.example.json', ''));
    const { en, fr } = v.parse(addressed, page).entity_data.translations;
    for (const address of [en, fr]) answers.set(address.replace(/^\/(..)\/?/, '/$1/router/'), page);
  }
  // The example of a menu and of a pass lead to these.
  const page = example('page-page');
  answers.set('/en/router/choose-your-pass/three-galas', page);
  return answers;
};

export interface ExampleHost {
  url: string;
  /** By path. Tests change them. */
  answers: Map<string, unknown>;
  /** Answers a request itself, and says so. */
  spoil: (request: IncomingMessage, response: ServerResponse) => boolean;
  asked: string[];
  stop: () => void;
}

/** For tests: a host that answers with the examples of docs/wire, in English, as the documents ask for. */
export const startExampleHost = async (): Promise<ExampleHost> => {
  const host: ExampleHost = {
    url: '',
    answers: exampleAnswers(),
    spoil: () => false,
    asked: [],
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer((request, response) => {
    const { url = '' } = request;
    host.asked.push(url);
    if (host.spoil(request, response)) return;
    const answer = host.answers.get(url.replace(/\?.*$/, ''));
    if (answer === undefined) {
      response.writeHead(404).end();
      return;
    }
    const body = JSON.stringify(answer);
    const etag = `"${createHash('sha1').update(body).digest('hex')}"`;
    const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=60', etag };
    const isKnown = request.headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : 200, headers).end(isKnown ? undefined : body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port');
  host.url = `http://127.0.0.1:${address.port}`;
  return host;
};
