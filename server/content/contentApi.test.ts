import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { contentResources } from './resources.ts';
import { contentOf, error } from './testing/contentSite.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.close());

const { ask, read } = contentOf(() => running);

describe('the whole API', () => {
  test.each([
    ['de/content/8/metadata', 'There is no such language'],
    ['FR/content/8/metadata', 'There is no such language'],
    ['fr/content/9/metadata', 'There is no such site'],
    ['fr/content/8/nothing', 'There is no such path'],
    ['', 'There is no such path'],
  ])('errors: %s is a 404 of the contract', async (path, message) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([
      404,
      'application/json',
      error('not-found', message),
    ]);
  });

  test('errors: another method is a 405', async () => {
    const answer = await ask('fr/content/8/metadata', { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow'), await answer.json()]).toEqual([
      405,
      'GET, HEAD',
      error('method-not-allowed', 'This path is for reading'),
    ]);
  });

  test('caching: every public answer has a tag and Cache-Control, and no cookie', async () => {
    for (const path of ['fr/router', 'fr/content/8/sponsors', `fr/content/8/programmations?pagesize=1`]) {
      const { headers } = await ask(path, { headers: { cookie: 'lang=en' } });
      expect([headers.get('cache-control'), headers.has('etag'), headers.has('set-cookie')]).toEqual([
        'public, max-age=0, must-revalidate',
        true,
        false,
      ]);
    }
  });

  test('contract: every answer passes the schema that the browser reads it by', async () => {
    const examples: Record<string, string> = {
      lang: 'fr',
      siteId: '8',
      id: '1',
      path: 'spectacles/les-nuits-blanches',
    };
    const questions: Record<string, string> = {
      calendar: '?month=2027-07',
      facets: '?month=2027-07',
      day: '?date=2027-07-16',
      'translate-path': '?path=/site/8/',
    };
    const inJson = contentResources.flatMap(({ path, answers }) => {
      const answer = answers[200]?.content?.['application/json'];
      return answer ? [{ path, answer }] : [];
    });
    expect(inJson.length).toBe(contentResources.length - 1);
    for (const { path, answer } of inJson) {
      const address = path.replace(/\{(\w+)\}/g, (_all, name: string) => examples[name] ?? '');
      const search = questions[path.slice(path.lastIndexOf('/') + 1)] ?? '';
      const parsed = v.safeParse(answer, await read(address.slice(1) + search));
      expect([path, parsed.success]).toEqual([path, true]);
    }
  });
});
