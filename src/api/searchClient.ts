import { liteClient, type LiteClient } from 'algoliasearch/lite';
import * as v from 'valibot';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import { withTimeout } from './withTimeout.ts';
import type { Fetch } from './request.ts';
import { contentSettings } from './requestSettings.ts';

type SearchSettings = PageSettings['search'];
type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Requester = NonNullable<ClientOptions['requester']>;
type Cache = NonNullable<ClientOptions['responsesCache']>;

/** Stands for this site, since the client needs a whole address. */
const here = { protocol: 'https', url: 'this.invalid' } as const;
const origin = `${here.protocol}://${here.url}`;

const createRequester = (fetch: Fetch): Requester => ({
  send: async ({ url, method, headers, data, responseTimeout }) => {
    const signal = AbortSignal.timeout(responseTimeout);
    try {
      const address = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
      const answer = await fetch(address, {
        method,
        headers,
        signal,
        ...(typeof data === 'string' && { body: data }),
      });
      return { status: answer.status, content: await answer.text(), isTimedOut: false };
    } catch (caught) {
      return { status: 0, content: String(caught), isTimedOut: signal.aborted };
    }
  },
});

/** No cache: earlier hits may be over. */
const keepsNothing: Cache = {
  get: (_key, ask) => ask(),
  set: (_key, value) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

const hostsOf = (url: string): NonNullable<ClientOptions['hosts']> => {
  if (url.startsWith('/')) return [{ ...here, url: here.url + url, accept: 'readWrite' }];
  const { protocol, host, pathname } = new URL(url);
  return [
    {
      url: host + (pathname === '/' ? '' : pathname),
      protocol: protocol === 'http:' ? 'http' : 'https',
      accept: 'readWrite',
    },
  ];
};

/** The required parts of an answer, from any host. */
const answers = v.looseObject({
  results: v.array(
    v.looseObject({ hits: v.array(v.looseObject({ objectID: v.string() })), nbHits: v.number() }),
  ),
});

/** The official client, on this site's own wire or the hosted service's (SRCH-08, SRCH-10). */
export const createSearchClient = (
  { appId, key, url }: SearchSettings,
  fetch: Fetch,
): Pick<LiteClient, 'search'> => {
  const client = liteClient(appId, key, {
    requester: createRequester(fetch),
    responsesCache: keepsNothing,
    // A refused caller learns it at once, without retries.
    maxRateLimitRetries: 0,
    ...(url !== null && { hosts: hostsOf(url) }),
  });
  return {
    search: async (asked, options) => {
      // Each host gets more time than the one before.
      const answer = await withTimeout(client.search(asked, options), contentSettings.timeout);
      v.assert(answers, answer);
      return answer;
    },
  };
};
