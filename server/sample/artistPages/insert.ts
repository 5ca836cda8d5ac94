import type { Database } from '#server/store/schema/tables.ts';
import { detailsOfArtist, slugOfArtist } from './artistFacts.ts';
import { artists } from '../artists.ts';
import { houseFestival } from '../festival.ts';

/** The pages of the sample's artists, who are there already. */
export const tellArtists = async (db: Database): Promise<void> => {
  for (const artist of artists)
    await db
      .updateTable('artists')
      .set({
        slug: slugOfArtist(artist),
        portrait: artist.id,
        belong_to: houseFestival,
        details: JSON.stringify(detailsOfArtist(artist)),
      })
      .where('id', '=', artist.id)
      .execute();
};
