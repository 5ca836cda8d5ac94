import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { contentOf, error } from './testing/contentSite.ts';

describe('LDR-01: a site with a number of its own', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ env: { SITE_ID: '12' } });
  });
  afterAll(() => running.close());
  const content = contentOf(() => running);
  const statusOf = async (path: string) => (await content.ask(path)).status;

  test.each(['metadata', 'sponsors', 'shows', 'programmations', 'show-categories', 'shows/1/programmations'])(
    'LDR-01: %s is answered below the number that is set, and below no other',
    async (path) => {
      expect(await statusOf(`fr/content/12/${path}`)).toBe(200);
      expect(await statusOf(`fr/content/8/${path}`)).toBe(404);
      expect(await content.read(`en/content/8/${path}`)).toEqual(error('not-found', 'There is no such site'));
    },
  );

  test('LDR-12: a path is translated below the number that is set', async () => {
    expect(await content.read('fr/router/translate-path?path=/site/8/fr')).toEqual(
      error('invalid', 'path must begin with /site/12/'),
    );
    expect(await statusOf('fr/router/translate-path?path=/site/12/fr')).toBe(200);
  });
});
