import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { benchSettings } from '../benchSettings.ts';

/** The faults of a call of the host. */
export type Spoil = 'slow' | 'hanging' | 'failing';

/** The calls of the content wire, as paths below the base of an API. */
export const calls = {
  page: /^\/\w\w\/router/,
  menus: /\/metadata$/,
  sponsors: /\/sponsors$/,
  dates: /\/content\/\d+\/programmations/,
  shows: /\/content\/\d+\/shows(\/facets)?(\?|$)/,
  seats: /\/shows\/[^/]+\/programmations/,
  passes: /\/passports$/,
  artists: /\/artist/,
  videos: /\/(videos|taxonomy_term)/,
  any: /^/,
} as const;
export type Call = keyof typeof calls;
export const callNames: readonly Call[] = [
  'page',
  'menus',
  'sponsors',
  'dates',
  'shows',
  'seats',
  'passes',
  'artists',
  'videos',
  'any',
];

/** Pages without number, for questions that nobody has asked before. */
const made = /^\/\w\w\/router\/made-(\d+)/;
const body = JSON.stringify({ text: 'x'.repeat(benchSettings.host.madeBytes) });

export interface SpoiltHost {
  url: string;
  /** How many questions it got so far. */
  asked: () => number;
  spoil: (call: Call, how: Spoil | null) => void;
}

/** Gives a content host with the content of a site to `work`; some of its calls can be spoilt. */
export const withSpoiltHost = async <T>(site: string, work: (host: SpoiltHost) => Promise<T>): Promise<T> => {
  const state: { asked: number; how: Spoil | null; call: RegExp } = { asked: 0, how: null, call: calls.any };
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    state.asked += 1;
    const how = state.call.test(path) ? state.how : null;
    if (how === 'hanging') return;
    if (how === 'failing') return void response.writeHead(500).end();
    if (how === 'slow') await pause(benchSettings.host.slow);
    response.setHeader('content-type', 'application/json');
    if (made.test(path)) return void response.end(body);
    const told = await fetch(`${site}/api/content${path}`);
    const text = await told.text();
    response.writeHead(told.status).end(text);
  };
  const server = createServer(
    ({ url = '' }, response) => void answer(url, response).catch(() => response.destroy()),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port');
  try {
    return await work({
      url: `http://127.0.0.1:${address.port}`,
      asked: () => state.asked,
      spoil: (call, how) => {
        state.call = calls[call];
        state.how = how;
      },
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
};
