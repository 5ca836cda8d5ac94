import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import { page as pageSchema } from '#contract/wire/page.ts';
import { Refusal } from '../refusal.ts';
import { pathsOfPage, type PageRow } from '../store/pages/pages.ts';
import { pageAddress } from '../programme/addresses.ts';
import { loadArtist } from './pages/artist.ts';
import { loadAnnouncement, loadEntries } from './pages/announcements.ts';
import { loadFestival } from './pages/festivals.ts';
import { addressOf, findContent, findMoved, type Content } from './findContent.ts';
import { ofHome, ofPage, type OfPage } from './params.ts';
import { findSoldHere, loadBoxOffice } from './shows/boxOffice.ts';
import { defineResource, type ContentDeps, type ContentResource } from './resource.ts';
import { loadShow } from './shows/show.ts';
import { loadVideo } from './pages/videos.ts';
import { toldLanguage } from '../programme/writtenIn.ts';

const answer = v.object({ ...pageSchema.entries, data: v.array(v.unknown()) });
type Entity = NonNullable<v.InferInput<typeof pageSchema>['entity_data']>;

const milliseconds = 1000;
const theme = { name: 'default', css: [], js: [], inline_css: '', inline_js: '' };
const attributesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

const byLanguage = <Row extends { lang: 'fr' | 'en' }>(rows: Row[], addressOf: (row: Row) => string) =>
  Object.fromEntries(rows.map((row) => [row.lang, addressOf(row)]));

/** The attributes of a page: from the tables of its type, else stored with it. */
const loadAttributes = async (deps: ContentDeps, row: PageRow): Promise<Entity['attributes']> => {
  if (row.type === 'festival') return loadFestival(deps.store.db, row);
  if (row.type === 'video') return loadVideo(deps.store.db, row);
  return (await loadAnnouncement(deps, row)) ?? v.parse(attributesSchema, row.attributes);
};

const loadPage = async (deps: ContentDeps, row: PageRow): Promise<Entity> => ({
  type: row.type,
  id: String(row.id),
  attributes: await loadAttributes(deps, row),
  metas: {
    title: row.meta_title,
    description: row.meta_description,
    og_image: row.og_image,
    noindex: row.noindex === 1,
  },
  computed_page_theme: theme,
  translations: byLanguage(await pathsOfPage(deps.store.db, row.id), pageAddress),
  ...toldLanguage(row),
});

/** The thing at an address, its list, and the time of its next change (epoch milliseconds). */
interface Found {
  entity: Entity;
  list?: object | null;
  /** Null for never. */
  expiresAt: number | null;
}

const loadFound = async (deps: ContentDeps, content: Content): Promise<Found> => {
  if (content.kind === 'show') return loadShow(deps, content.show);
  if (content.kind === 'artist') return loadArtist(deps, content.artist);
  const [entity, list] = await Promise.all([loadPage(deps, content.page), loadEntries(deps, content.page)]);
  return { entity, list, expiresAt: null };
};

/** The thing that had a path before, with its present address. @throws Refusal if nothing had */
const loadMoved = async (deps: ContentDeps, moved: Content | null): Promise<Found> => {
  if (moved === null) throw new Refusal('not-found', 'No content has this path');
  const found = await loadFound(deps, moved);
  return { ...found, entity: { ...found.entity, moved_to: addressOf(moved) } };
};

/** @throws Refusal if nothing is at the path, nor was before */
const loadEntity = async (deps: ContentDeps, lang: Language, path: string): Promise<Found> => {
  const { db } = deps.store;
  const content = await findContent(db, lang, path);
  if (content) return loadFound(deps, content);
  const date = await findSoldHere(deps, lang, path);
  if (date === null) return loadMoved(deps, await findMoved(db, lang, path));
  const begins = date.starts_at * milliseconds;
  return {
    entity: await loadBoxOffice(deps, lang, date),
    expiresAt: begins > deps.clock.now().epochMilliseconds ? begins : null,
  };
};

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
    handle: async (deps, { params: { lang, path: asked } }) => {
      const { entity, list, expiresAt } = await loadEntity(deps, lang, asked);
      return { body: { entity_data: entity, data: [], ...list }, expiresAt };
    },
  });

/** LDR-01: the content of an address of the site, home included. */
export const routerResources: readonly ContentResource[] = [
  router('/{lang}/router', ofHome, 'The content of the home page (LDR-01).'),
  router('/{lang}/router/{path}', ofPage, 'The content of an address of the site (LDR-01).'),
];
