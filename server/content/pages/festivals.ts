import * as v from 'valibot';
import { festival, festivalAttributes } from '#contract/wire/festival.ts';
import { listFestivalPages, spansOfFestivals, type FestivalSpan } from '#server/store/pages/festivals.ts';
import type { PageRow } from '#server/store/pages/pages.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { pageAddress } from '#server/programme/addresses.ts';
import { isoOf, offsetOf } from '#server/programme/instants.ts';
import { ofSite } from '../params.ts';
import { defineResource, listOf, wholeList } from '../resource.ts';

const stored = v.pipe(v.string(), v.parseJson(), v.omit(festivalAttributes, ['date']));

const toDate = (span: FestivalSpan | undefined) =>
  span === undefined
    ? null
    : {
        start: isoOf(span.first),
        end: isoOf(span.last),
        timezone_offset: offsetOf(span.first, span.timezone),
      };

/** The page of a festival, with the dates of its shows. */
export const loadFestival = async (db: Database, { id, attributes }: PageRow) => ({
  ...v.parse(stored, attributes),
  date: toDate((await spansOfFestivals(db, [id])).get(id)),
});

export const festivals = defineResource({
  path: '/{lang}/content/{siteId}/festivals',
  summary: 'The festivals, each from the first of its shows to the last (RTE-17).',
  request: { params: ofSite },
  answer: listOf(festival),
  handle: async ({ store: { db } }, { params: { lang } }) => {
    const pages = await listFestivalPages(db, lang);
    const spans = await spansOfFestivals(
      db,
      pages.map(({ id }) => id),
    );
    const data = pages.map((page) => {
      const { title, image_url: image } = v.parse(stored, page.attributes);
      return {
        id: String(page.id),
        title,
        url: pageAddress(page),
        image_url: image,
        date: toDate(spans.get(page.id)),
      };
    });
    return { body: wholeList(data) };
  },
});
