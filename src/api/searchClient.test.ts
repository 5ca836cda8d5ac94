import { expect, test } from 'vitest';
import { createSearchClient } from './searchClient.ts';

const found = { results: [{ hits: [], nbHits: 0 }] };
const asked = { requests: [{ indexName: 'i', query: 'été' }] };

/** A search at an address, and what its host is sent; `status` is that of each answer. */
const open = (url: string, status = 200) => {
  const sent: [method: string | undefined, address: string, body: unknown][] = [];
  const client = createSearchClient(
    {
      appId: 'a',
      key: 'k',
      url,
      indexes: { fr: 'i', en: 'i' },
      isHosted: false,
      isPaid: false,
      siteKey: 'site_8',
      artistSite: '',
    },
    async (address, { method, body } = {}) => {
      sent.push([method, address.replace(/\?.*$/s, ''), typeof body === 'string' ? JSON.parse(body) : body]);
      return Response.json(found, { status });
    },
  );
  return { search: () => client.search(asked), sent };
};

test.each([
  ['/api/search', '/api/search'],
  ['https://search.example', 'https://search.example'],
  ['https://search.example/', 'https://search.example'],
  ['https://search.example/of/us', 'https://search.example/of/us'],
  ['http://127.0.0.1:7700', 'http://127.0.0.1:7700'],
])('SRCH-10: a search of %s asks there, below its path, with all that is asked', async (url, base) => {
  const { search, sent } = open(url);
  expect([await search(), sent]).toEqual([found, [['POST', `${base}/1/indexes/*/queries`, asked]]]);
});

test('SRCH-10: who searches too often learns it at once', async () => {
  const { search, sent } = open('/api/search', 429);
  await expect(search()).rejects.toThrow();
  expect(sent.length).toBe(1);
});
