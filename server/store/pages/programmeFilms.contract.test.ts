import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAll } from '../schema/insert.ts';
import type { Store } from '../store.ts';
import { engines, type Engine } from '../testing/engines.ts';
import { fillTestProgramme } from '../testing/programme.ts';
import { fillTestVideos } from '../testing/videos.ts';
import { readToldFilms } from './programmeFilms.ts';

const addresses = {
  page: 'https://WWW.YouTube.com/watch?v=page-and-id',
  artist: 'https://YouTu.be/of_artist1',
};
const page = {
  type: 'video',
  lang: 'fr',
  meta_title: '',
  meta_description: '',
  og_image: null,
  noindex: 0,
} as const;
const title = { fr: 'Un', en: 'One' };

describe.each(engines)('films that the programme tells of on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
    let engine: Engine;
    let store: Store;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      await fillTestProgramme(store);
      await fillTestVideos(store);
      await store.write(async (db) => {
        await insertAll(db, 'pages', [
          {
            ...page,
            id: 61,
            path: 'videos/a',
            attributes: JSON.stringify({ title: '', url: addresses.page }),
          },
          { ...page, id: 62, path: 'videos/b', attributes: '{"title":"","url":"https://films.example/f"}' },
          { ...page, id: 63, path: 'videos/c', attributes: '{"title":"On YouTube"}' },
          { ...page, id: 64, path: 'page', type: 'page', attributes: `{"url":"${addresses.page}"}` },
        ]);
        const videos = [
          { title, url: addresses.artist },
          { title, url: 'https://films.example/g.mp4' },
        ];
        await db
          .updateTable('artists')
          .set({ details: JSON.stringify({ videos }) })
          .execute();
      });
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    test('VID-21: they are those of the videos, of the pages of videos and of the artists', async () => {
      const films = await readToldFilms(store.counts);
      expect(films.toSorted((one, other) => ((one.url ?? '') < (other.url ?? '') ? -1 : 1))).toEqual([
        { youtube_id: 'aqz-KE-bpKQ', url: null },
        { youtube_id: '', url: null },
        { youtube_id: '', url: addresses.page },
        { youtube_id: '', url: addresses.artist },
        { youtube_id: '', url: 'https://films.example/g.mp4' },
      ]);
    });
  });
});
