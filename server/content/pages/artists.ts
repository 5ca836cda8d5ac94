import * as v from 'valibot';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { listedArtist } from '#contract/wire/artist.ts';
import { countArtists, listArtists } from '#server/store/pages/artists.ts';
import { toArtistEntry } from './artistEntry.ts';
import { idPattern } from '../limits.ts';
import { ofSite } from '../params.ts';
import { pageOffset, pageSize } from '../query.ts';
import { defineResource, listOf, pageOfList } from '../resource.ts';

/** Any other id is a category without artists. */
const nobodys = 0;
const category = v.optional(
  v.pipe(
    v.string(),
    v.transform((id) => (idPattern.test(id) ? Number(id) : nobodys)),
  ),
);

export const artists = defineResource({
  path: '/{lang}/content/{siteId}/artists',
  summary: 'The artists in pages, by name; `category_id` keeps those of one category (ART-03).',
  request: {
    params: ofSite,
    query: v.object({
      pagesize: pageSize(pageSizes.artists),
      offset: pageOffset,
      category_id: category,
    }),
  },
  answer: listOf(listedArtist),
  handle: async (
    { store: { db }, siteId },
    { params: { lang }, query: { pagesize: limit, offset, category_id: asked = null } },
  ) => {
    const [rows, total] = await Promise.all([
      listArtists(db, { lang, category: asked }, { limit, offset }),
      countArtists(db, asked),
    ]);
    const data = rows.map((row) => toArtistEntry(row, siteId));
    return { body: pageOfList(data, { limit, offset, total }) };
  },
});
