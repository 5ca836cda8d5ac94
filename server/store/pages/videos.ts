import type { Language } from '#contract/address/language.ts';
import type { Selectable } from 'kysely';
import type { PageRow } from './pages.ts';
import type { Database, Tables } from '../schema/tables.ts';

export type VideoRow = Selectable<Tables['videos']>;
export type CollectionRow = Selectable<Tables['video_collections']>;
/** A video with its page in one language. */
export type LocalizedVideo = VideoRow & Pick<PageRow, 'lang' | 'path' | 'attributes'>;

/** The videos of one language, of a collection or of all. */
export interface VideoRules {
  lang: Language;
  collection: number | null;
}

const matching = (db: Database, { lang, collection }: VideoRules) =>
  db
    .selectFrom('videos')
    .innerJoin('pages', 'pages.id', 'videos.id')
    .where('pages.type', '=', 'video')
    .where('lang', '=', lang)
    .$if(collection !== null, (all) =>
      all.where('videos.id', 'in', (one) =>
        one.selectFrom('collected_videos').select('video_id').where('collection_id', '=', collection),
      ),
    );

/** A page of the videos, the newest first (VID-02, VID-10). */
export const listVideos = (
  db: Database,
  rules: VideoRules,
  { limit, offset }: { limit: number; offset: number },
): Promise<LocalizedVideo[]> =>
  matching(db, rules)
    .selectAll('videos')
    .select(['lang', 'path', 'attributes'])
    .orderBy('published_at', 'desc')
    .orderBy('videos.id')
    .limit(limit)
    .offset(offset)
    .execute();

export const countVideos = async (db: Database, rules: VideoRules): Promise<number> => {
  const row = await matching(db, rules)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** The facts of a video besides its page; undefined without any. */
export const findVideo = (db: Database, id: number): Promise<VideoRow | undefined> =>
  db.selectFrom('videos').selectAll().where('id', '=', id).executeTakeFirst();

/** The collections in every language, in their written order (VID-16). */
export const listCollections = (db: Database): Promise<CollectionRow[]> =>
  db.selectFrom('video_collections').selectAll().orderBy('id').orderBy('lang').execute();

/** The collections of each of some videos in one language. */
export const collectionsOf = async (
  db: Database,
  lang: Language,
  ids: readonly number[],
): Promise<(videoId: number) => CollectionRow[]> => {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('collected_videos')
          .innerJoin('video_collections', 'video_collections.id', 'collected_videos.collection_id')
          .where('lang', '=', lang)
          .where('video_id', 'in', [...ids])
          .selectAll('video_collections')
          .select('video_id')
          .orderBy('video_collections.id')
          .execute();
  const byVideo = Map.groupBy(rows, (row) => row.video_id);
  return (videoId) => (byVideo.get(videoId) ?? []).map(({ video_id: _video, ...row }) => row);
};
