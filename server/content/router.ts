import * as v from 'valibot';
import { page as pageSchema } from '#src/api/contract/page.ts';
import { pathsOfPage, type PageRow } from '../store/pages.ts';
import { programmationsOfShow } from '../store/programmations.ts';
import { artistsOfShow, slugsOfShow, type LocalizedShow } from '../store/shows.ts';
import type { Database } from '../store/tables.ts';
import { pageAddress, pictures, showAddress } from './addresses.ts';
import { toCalendarItems } from './calendarItem.ts';
import { findContent } from './findContent.ts';
import { Refusal } from '../refusal.ts';
import { defineResource, type Resource } from './resource.ts';

const answer = v.object({ ...pageSchema.entries, data: v.array(v.unknown()) });
type Entity = v.InferInput<typeof pageSchema>['entity_data'];

const theme = { name: 'default', css: [], js: [], inline_css: '', inline_js: '' };
const attributesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

const byLanguage = <Row extends { lang: 'fr' | 'en' }>(rows: Row[], addressOf: (row: Row) => string) =>
  Object.fromEntries(rows.map((row) => [row.lang, addressOf(row)]));

const cents = 100;
const toDollars = (amount: number | null): number | null => (amount === null ? null : amount / cents);

/** The dates of a show: calendar items with what a buyer needs. */
const loadDates = async (db: Database, { id, lang }: LocalizedShow) => {
  const rows = await programmationsOfShow(db, lang, id);
  const items = await toCalendarItems(db, lang, rows);
  return items.map((item, index) => ({
    ...item,
    map_url: rows[index]?.map_url ?? null,
    price: { min: toDollars(rows[index]?.price_min ?? null), max: toDollars(rows[index]?.price_max ?? null) },
    ticketurl: rows[index]?.ticket_url ?? null,
  }));
};

const loadShow = async (db: Database, show: LocalizedShow): Promise<Entity> => {
  const [slugs, artists, programmations] = await Promise.all([
    slugsOfShow(db, show.id),
    artistsOfShow(db, show.id),
    loadDates(db, show),
  ]);
  const { thumbnail, image, preview } = pictures(show);
  return {
    type: 'show',
    id: String(show.id),
    attributes: {
      title: show.title,
      summary: show.summary,
      body: show.description,
      description: show.description,
      url: showAddress(show),
      thumbnail,
      image_url: image,
      language: show.language,
      categories: programmations[0]?.categories ?? [],
      show_type: show.show_type === null ? null : { name: show.show_type },
      belong_to: show.belong_to === null ? null : { name: show.belong_to },
      artists,
      programmations,
      hide_buy_tickets: false,
    },
    metas: { title: show.title, description: show.summary, og_image: preview, noindex: false },
    computed_page_theme: theme,
    translations: byLanguage(slugs, showAddress),
  };
};

const loadPage = async (db: Database, row: PageRow): Promise<Entity> => ({
  type: row.type,
  id: String(row.id),
  attributes: v.parse(attributesSchema, row.attributes),
  metas: {
    title: row.meta_title,
    description: row.meta_description,
    og_image: row.og_image,
    noindex: row.noindex === 1,
  },
  computed_page_theme: theme,
  translations: byLanguage(await pathsOfPage(db, row.id), pageAddress),
});

const router = (path: Resource['path'], summary: string): Resource =>
  defineResource({
    path,
    summary,
    query: v.object({ preview: v.optional(v.string()), ptok: v.optional(v.string()) }),
    answer,
    isDraft: ({ preview, ptok }) => preview !== undefined || ptok !== undefined,
    load: async ({ store: { db } }, { lang, path: asked }) => {
      const content = await findContent(db, lang, asked);
      if (content === null) throw new Refusal('not-found', 'No content has this path');
      const entity = content.kind === 'show' ? loadShow(db, content.show) : loadPage(db, content.page);
      return { body: { entity_data: await entity, data: [] } };
    },
  });

/** LDR-01: the content of an address of the site, home included. */
export const routerResources: readonly Resource[] = [
  router('/{lang}/router', 'The content of the home page (LDR-01).'),
  router('/{lang}/router/{path}', 'The content of an address of the site (LDR-01).'),
];
