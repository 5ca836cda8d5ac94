import * as v from 'valibot';
import { listEnvelope } from './list.ts';
import { id, language, optionalUrl, safeUrl, text } from './values.ts';

/** The content types that have a view (LDR-03, and our box office); any other is drawn as `page` (LDR-04). */
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
] as const;
export type ContentType = (typeof contentTypes)[number];

const entity = v.object({
  type: v.fallback(v.picklist(contentTypes), 'page'),
  id,
  attributes: v.record(v.string(), v.unknown()),
  metas: v.fallback(
    v.object({
      title: text,
      description: text,
      og_image: optionalUrl,
      noindex: v.fallback(v.boolean(), false),
    }),
    { title: '', description: '', og_image: null, noindex: false },
  ),
  computed_page_theme: v.fallback(v.object({ name: v.string() }), { name: 'default' }),
  translations: v.fallback(v.record(language, safeUrl), {}),
});

/**
 * What the page loader answers for an address (LDR-06): the thing itself, null where there is none (LDR-10), and a list
 * that belongs to it. `attributes` are read by the view of the type.
 */
export const page = v.object({
  ...listEnvelope.entries,
  data: v.fallback(listEnvelope.entries.data, []),
  entity_data: v.nullish(entity, null),
});
export type Page = v.InferOutput<typeof entity>;

/** Attributes of the basic view (also the view of unknown types). */
export const basicAttributes = v.object({ title: text, body: text });
