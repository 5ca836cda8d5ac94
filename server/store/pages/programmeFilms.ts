import * as v from 'valibot';
import { readArtistDetails } from './artistDetails.ts';
import type { Database } from '../schema/tables.ts';

/** A video of the video site, by its id there ('' for none) or by an address. */
export interface ToldFilm {
  youtube_id: string;
  url: string | null;
}

const written = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.object({ url: v.optional(v.nullable(v.string()), null) })),
  { url: null },
);
/** All hosts of the video site have it in their names, and JSON does not escape it. */
const ofVideoSite = '%youtu%';

/** Every video in the programme: of its list, its on-demand pages, and its artists. */
export const readToldFilms = async (db: Database): Promise<ToldFilm[]> => {
  const [videos, pages, artists] = await Promise.all([
    db.selectFrom('videos').select('youtube_id').where('youtube_id', 'is not', null).execute(),
    db
      .selectFrom('pages')
      .select('attributes')
      .where('type', '=', 'video')
      .where(({ fn, eb }) => eb(fn<string>('lower', ['attributes']), 'like', ofVideoSite))
      .execute(),
    db
      .selectFrom('artists')
      .select('details')
      .where(({ fn, eb }) => eb(fn<string>('lower', ['details']), 'like', ofVideoSite))
      .execute(),
  ]);
  const at = (url: string | null): ToldFilm => ({ youtube_id: '', url });
  return [
    ...videos.map(({ youtube_id: id }) => ({ youtube_id: id ?? '', url: null })),
    ...pages.map(({ attributes }) => at(v.parse(written, attributes).url)),
    ...artists.flatMap(({ details }) => readArtistDetails(details).videos ?? []).map(({ url }) => at(url)),
  ];
};
