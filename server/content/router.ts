import * as v from 'valibot';
import { page as pageSchema } from '#contract/wire/page.ts';
import { Refusal } from '../refusal.ts';
import { pathsOfPage, type PageRow } from '../store/pages.ts';
import type { Database } from '../store/tables.ts';
import { pageAddress } from './addresses.ts';
import { findContent } from './findContent.ts';
import { ofHome, ofPage, type OfPage } from './params.ts';
import { defineResource, type ContentResource } from './resource.ts';
import { loadShow } from './show.ts';

const answer = v.object({ ...pageSchema.entries, data: v.array(v.unknown()) });
type Entity = NonNullable<v.InferInput<typeof pageSchema>['entity_data']>;

const theme = { name: 'default', css: [], js: [], inline_css: '', inline_js: '' };
const attributesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

const byLanguage = <Row extends { lang: 'fr' | 'en' }>(rows: Row[], addressOf: (row: Row) => string) =>
  Object.fromEntries(rows.map((row) => [row.lang, addressOf(row)]));

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

const router = (path: ContentResource['path'], params: OfPage, summary: string): ContentResource =>
  defineResource({
    path,
    summary,
    request: {
      params,
      query: v.object({ preview: v.optional(v.string()), ptok: v.optional(v.string()) }),
    },
    answer,
    keeping: ({ query: { preview, ptok } }) =>
      preview === undefined && ptok === undefined ? 'kept' : 'none',
    handle: async ({ store: { db }, clock }, { params: { lang, path: asked } }) => {
      const content = await findContent(db, lang, asked);
      if (content === null) throw new Refusal('not-found', 'No content has this path');
      const { entity, expiresAt } =
        content.kind === 'show'
          ? await loadShow(db, content.show, clock.now())
          : { entity: await loadPage(db, content.page), expiresAt: null };
      return { body: { entity_data: entity, data: [] }, expiresAt };
    },
  });

/** LDR-01: the content of an address of the site, home included. */
export const routerResources: readonly ContentResource[] = [
  router('/{lang}/router', ofHome, 'The content of the home page (LDR-01).'),
  router('/{lang}/router/{path}', ofPage, 'The content of an address of the site (LDR-01).'),
];
