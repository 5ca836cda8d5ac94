import * as v from 'valibot';
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

  test('CAL-33: every picture of a show for cards is that site’s', async () => {
    const ofSite = (url: string) => [{ siteId: 12, mediaType: 'image', url }];
    const [nights, microphone] = [
      ofSite('/media/posters/12-320.avif'),
      ofSite('https://pictures.example/2.jpg'),
    ];
    const month = 'from=1814414400&to=1817092800';
    expect(await content.read(`fr/content/12/programmations?${month}&pagesize=400`)).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ id: '7', thumbnail: nights }),
        expect.objectContaining({ id: '3', thumbnail: microphone }),
      ]),
    });
    expect(await content.read('fr/content/12/programmations?pagesize=1')).toMatchObject({
      data: [{ id: '3', thumbnail: microphone }],
    });
    expect(await content.read('fr/content/12/shows')).toMatchObject({
      data: [{ thumbnail: nights }, { thumbnail: microphone }],
    });
    expect(await content.read('fr/router/spectacles/les-nuits-blanches')).toMatchObject({
      entity_data: { attributes: { thumbnail: nights } },
    });
  });

  test('TKT-03: the festival of every date is that site', async () => {
    const { data } = v.parse(
      v.object({ data: v.array(v.object({ festivalId: v.string() })) }),
      await content.read('fr/content/12/shows/1/programmations'),
    );
    expect(new Set(data.map(({ festivalId }) => festivalId))).toEqual(new Set(['12']));
  });

  test('LDR-12: a path is translated below the number that is set', async () => {
    expect(await content.read('fr/router/translate-path?path=/site/8/fr')).toEqual(
      error('invalid', 'path must begin with /site/12/'),
    );
    expect(await statusOf('fr/router/translate-path?path=/site/12/fr')).toBe(200);
  });
});
