import { expect, onTestFinished, test } from 'vitest';
import { insertAll } from '../store/schema/insert.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { fillTestVideos } from '../store/testing/videos.ts';
import { embeddedNames } from './embeddedNames.ts';

/** The test programme, with a version that a test raises and a count of the reads. */
const openNames = async () => {
  const store = await openTestStore();
  onTestFinished(store.close);
  await fillTestVideos(store);
  const state = { version: 1, readings: 0, isAway: false };
  const counting = {
    get counts() {
      state.readings += 1;
      if (state.isAway) throw new Error('No database');
      return store.counts;
    },
  };
  const names = embeddedNames({
    store: counting,
    version: { look: () => Promise.resolve(state.version) },
  });
  return { store, state, names };
};
const of = { video: 'aqz-KE-bpKQ', added: 'abcdefghijk', stranger: 'stranger000' };

test('VID-21: what the programme names is read once for each version of the data', async () => {
  const { store, state, names } = await openNames();
  const ask = () => Promise.all([names(of.video), names(of.added), names(of.stranger)]);
  expect([await ask(), await ask(), state.readings]).toEqual([[true, false, false], [true, false, false], 1]);
  await store.write((db) =>
    db.updateTable('videos').set({ youtube_id: of.added }).where('id', '=', 51).execute(),
  );
  state.version += 1;
  expect([await ask(), state.readings]).toEqual([[false, true, false], 2]);
});

test('VID-21: what is no id of the video site names nothing', async () => {
  const { store, names } = await openNames();
  await store.write((db) => db.updateTable('videos').set({ youtube_id: '../../etc' }).execute());
  expect([await names('../../etc'), await names('')]).toEqual([false, false]);
});

test('VID-21: after a reading has failed, the next question reads again', async () => {
  const { state, names } = await openNames();
  state.isAway = true;
  await expect(Promise.all([names(of.video), names(of.video)])).rejects.toThrow('No database');
  state.isAway = false;
  expect([await names(of.video), state.readings]).toEqual([true, 2]);
});

test('VID-21: addresses of videos name them, too', async () => {
  const { store, names } = await openNames();
  const video = { title: { fr: '', en: '' }, url: `https://www.youtube.com/embed/${of.added}` };
  await store.write(async (db) => {
    await insertAll(db, 'artist_categories', [{ id: 1, title_fr: '', title_en: '' }]);
    const artist = { id: 9, name: 'Zoé', category_id: 1, bio_fr: '', bio_en: '', slug: 'zoe', portrait: 1 };
    await insertAll(db, 'artists', [{ ...artist, details: JSON.stringify({ videos: [video] }) }]);
  });
  expect([await names(of.added), await names('embed')]).toEqual([true, false]);
});
