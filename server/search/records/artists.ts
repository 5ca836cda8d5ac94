import { languages } from '#contract/address/language.ts';
import type { SearchRecord } from '#contract/wire/search.ts';
import { artistAddress, portraitOf } from '#server/programme/addresses.ts';
import { site } from '#server/site.ts';
import { listArtists, type LocalizedArtist } from '#server/store/pages/artists.ts';
import { searchLimits } from '../limits.ts';
import { plainText } from './plainText.ts';
import { bare, fingerprintOf, idOf, type RecordSource } from './source.ts';

const toRecord = (artist: LocalizedArtist): SearchRecord => ({
  ...bare,
  objectID: idOf('artist', artist.id, artist.lang),
  kind: 'artist',
  lang: artist.lang,
  title: artist.name,
  url: artistAddress(artist),
  image: portraitOf(artist, site.siteId).image,
  summary: artist.type,
  body: plainText(artist.bio),
});

/** The artists that have a page. */
export const artists: RecordSource = {
  async *read(db) {
    const limit = searchLimits.readAtOnce;
    for (const lang of languages)
      for (let offset = 0; ; offset += limit) {
        const found = await listArtists(db, { lang, category: null }, { limit, offset });
        if (found.length === 0) break;
        yield found.map((artist) => ({
          objectID: idOf('artist', artist.id, lang),
          lang,
          fingerprint: fingerprintOf(artist),
          make: () => toRecord(artist),
        }));
      }
  },
};
