import { describe, expect, test } from 'vitest';
import { repeatingCookie, repeatsCookie } from './crossSite.ts';
import { createSearchClient } from './searchClient.ts';

/** A fetch that repeats the cookie; `sent` has its requests with that header. */
const open = () => {
  const sent: [method: string, url: string, repeated: string | null][] = [];
  const fetch = repeatingCookie(
    (url, init) => {
      sent.push([init?.method ?? 'GET', url, new Headers(init?.headers).get('x-xsrf-token')]);
      return Promise.resolve(Response.json({ results: [{ hits: [], nbHits: 0 }] }));
    },
    (cookie) => `value of ${cookie}`,
  );
  return { fetch, sent };
};

describe('the cookie that calls repeat', () => {
  test.each([
    ['POST', '/api/x', true],
    ['PUT', '/api/x', true],
    ['PATCH', '/api/x', true],
    ['DELETE', '/api/x', true],
    ['post', '/api/x', true],
    ['GET', '/api/x', false],
    ['HEAD', '/api/x', false],
    ['POST', 'https://elsewhere.example/api/x', false],
    ['POST', '//elsewhere.example/api/x', false],
  ])('ENV-05: a %s to %s repeats it: %s', async (method, url, isRepeated) => {
    const { fetch, sent } = open();
    await fetch(url, { method, headers: { accept: 'text/plain' } });
    expect([sent, repeatsCookie(method, url)]).toEqual([
      [[method, url, isRepeated ? 'value of XSRF-TOKEN' : null]],
      isRepeated,
    ]);
  });

  test('ENV-05: what else is asked stays as it is', async () => {
    const { fetch, sent } = open();
    await fetch('/api/x');
    expect(sent).toEqual([['GET', '/api/x', null]]);
  });

  const search = async (url: string | null) => {
    const { fetch, sent } = open();
    await createSearchClient(
      {
        appId: 'a',
        key: 'k',
        url,
        indexes: { fr: 'i', en: 'i' },
        isHosted: url === null,
        isPaid: false,
        siteKey: 'site_8',
        artistSite: '',
      },
      fetch,
    ).search({ requests: [{ indexName: 'i', query: 'x' }] });
    return sent.map(([method, asked, repeated]) => [method, asked.replace(/\?.*$/s, ''), repeated]);
  };

  test('ENV-05: a search of our own repeats it, one of another host does not', async () => {
    expect(await search('/api/search')).toEqual([
      ['POST', '/api/search/1/indexes/*/queries', 'value of XSRF-TOKEN'],
    ]);
    expect(await search('https://search.example')).toEqual([
      ['POST', 'https://search.example/1/indexes/*/queries', null],
    ]);
  });
});
