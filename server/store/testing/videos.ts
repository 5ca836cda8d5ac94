import { insertAll } from '../schema/insert.ts';
import type { Store } from '../store.ts';

/** For tests: three videos, the last of them in French alone, and two collections. */
export const fillTestVideos = (store: Store): Promise<void> =>
  store.write(async (db) => {
    const page = { type: 'video', meta_title: '', meta_description: '', og_image: null, noindex: 0 } as const;
    const attributes = (title: string): string => JSON.stringify({ title, description: `${title} & <b>` });
    await insertAll(db, 'pages', [
      { ...page, id: 51, lang: 'fr', path: 'videos/un', attributes: attributes('Un') },
      { ...page, id: 51, lang: 'en', path: 'videos/one', attributes: attributes('One') },
      { ...page, id: 52, lang: 'fr', path: 'videos/deux', attributes: attributes('Deux') },
      { ...page, id: 52, lang: 'en', path: 'videos/two', attributes: attributes('Two') },
      { ...page, id: 53, lang: 'fr', path: 'videos/trois', attributes: attributes('Trois') },
    ]);
    const video = { youtube_id: null, film: null, captions: '[]', poster: null, like_count: 1 };
    await insertAll(db, 'videos', [
      { ...video, id: 51, youtube_id: 'aqz-KE-bpKQ', poster: 4, view_count: 10, published_at: 1_800_000_000 },
      { ...video, id: 52, film: '/f.mp4', view_count: 0, published_at: 1_800_000_000 },
      { ...video, id: 53, view_count: 5, published_at: 1_800_000_001 },
    ]);
    const collection = { alias: '', image: null };
    await insertAll(db, 'video_collections', [
      { ...collection, id: 5, lang: 'fr', name: 'Galas', alias: 'galas' },
      { ...collection, id: 5, lang: 'en', name: 'Galas' },
      { ...collection, id: 6, lang: 'fr', name: 'Vidéo du jour' },
    ]);
    await insertAll(db, 'collected_videos', [
      { collection_id: 5, video_id: 51 },
      { collection_id: 5, video_id: 53 },
      { collection_id: 6, video_id: 51 },
    ]);
  });
