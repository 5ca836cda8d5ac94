import * as v from 'valibot';
import type { SearchKind } from '../settings/search.ts';
import { listEnvelope, type ListEnvelope } from './list.ts';
import { id, language, looseText, optionalUrl, safeUrl, writtenIn } from './values.ts';

/** Parts of home that may stand as pages of their own (LDR-05). */
export const blockNames = [
  'carousel',
  'header_mp4_video',
  'tiles',
  'show_tags',
  'show_widget_list',
  'headliners',
] as const;
export type BlockName = (typeof blockNames)[number];
/** Pages that come with their list (LDR-05, LDR-06). */
export const listingNames = ['shows', 'videos', 'festivals', 'artists'] as const;

/** The content types with a view (LDR-03, LDR-05, and our box office); `page` draws any other (LDR-04). */
export const contentTypes = [
  'home',
  'show',
  'video',
  'artist',
  'page',
  'press_list',
  'press_release',
  'career_list',
  'career_posting',
  'box_office',
  'festival',
  ...blockNames,
  ...listingNames,
] as const;
export type ContentType = (typeof contentTypes)[number];

/** The kind of a type's pages in the search (SRCH-02); null for lists and parts of home, which it does not find. */
export const searchedAs: Readonly<Record<ContentType, SearchKind | null>> = {
  home: null,
  show: 'show',
  video: 'video',
  artist: 'artist',
  page: 'page',
  press_list: null,
  press_release: 'page',
  career_list: null,
  career_posting: 'page',
  box_office: null,
  festival: 'page',
  carousel: null,
  header_mp4_video: null,
  tiles: null,
  show_tags: null,
  show_widget_list: null,
  headliners: null,
  shows: null,
  videos: null,
  festivals: null,
  artists: null,
};

const count = v.optional(v.fallback(v.number(), 0), 0);
const place = v.optional(v.fallback(v.nullable(v.number()), null), null);

const unread = v.optional(v.unknown());
/** META-02: only `src/routing/theme` reads and judges the editor's additions to the name. */
const theme = v.object({
  name: v.fallback(v.string(), 'default'),
  css: unread,
  js: unread,
  inline_css: unread,
  inline_js: unread,
});

export const entity = v.object({
  type: v.union([
    v.picklist(contentTypes),
    v.pipe(
      v.string(),
      v.transform(() => 'page' as const),
    ),
  ]),
  id: v.fallback(id, ''),
  attributes: v.fallback(v.record(v.string(), v.unknown()), {}),
  metas: v.fallback(
    v.object({
      title: looseText,
      description: looseText,
      og_image: optionalUrl,
      noindex: v.fallback(v.boolean(), false),
    }),
    { title: '', description: '', og_image: null, noindex: false },
  ),
  computed_page_theme: v.fallback(theme, { name: 'default' }),
  translations: v.fallback(v.record(language, safeUrl), {}),
  written_in: writtenIn,
  /** Where this is now: the asked address is a former one. */
  moved_to: v.optional(v.fallback(v.optional(safeUrl), undefined)),
});

/**
 * The page loader's answer for an address (LDR-06): the thing itself, null if there is none (LDR-10), and its list. The view
 * of the type reads `attributes`.
 */
export const page = v.object({
  data: v.fallback(listEnvelope.entries.data, []),
  pagesize: count,
  totalcount: count,
  previous: place,
  next: place,
  entity_data: v.nullish(entity, null),
});
/** The thing at an address, with its `list`, if any. */
export type Page = v.InferOutput<typeof entity> & { list?: ListEnvelope };

/** Attributes of the basic view (also the view of unknown types); `image_url`, a picture, is our addition. */
export const basicAttributes = v.object({ title: looseText, body: looseText, image_url: optionalUrl });

/** The fields that every list of the content wire has; its own screen reads the rest. */
export const listedThing = v.object({
  id,
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  url: safeUrl,
  image_url: optionalUrl,
});
