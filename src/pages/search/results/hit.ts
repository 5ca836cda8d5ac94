import * as v from 'valibot';
import { searchKinds } from '#contract/settings/search.ts';
import { language, writtenIn } from '#contract/wire/values.ts';

const text = v.optional(v.fallback(v.string(), ''), '');
const texts = v.optional(v.fallback(v.array(v.string()), []), []);
const instant = v.optional(v.fallback(v.nullable(v.number()), null), null);
const instants = v.optional(v.fallback(v.array(v.number()), []), []);
const marked = v.optional(v.fallback(v.object({ value: v.string() }), { value: '' }), { value: '' });

/** A path on this site or a whole address: no script. */
const address = v.pipe(v.string(), v.regex(/^(\/(?!\/)|https?:\/\/)/));

const hit = v.object({
  objectID: v.string(),
  kind: v.picklist(searchKinds),
  lang: language,
  written_in: writtenIn,
  title: v.string(),
  url: address,
  image: v.optional(v.fallback(v.nullable(address), null), null),
  summary: text,
  venues: texts,
  cities: texts,
  categories: texts,
  price: v.optional(v.fallback(v.nullable(v.number()), null), null),
  timezone: v.optional(v.fallback(v.nullable(v.string()), null), null),
  /** Only of a search for tonight: all starts, and the same on the clocks of their places. */
  starts: instants,
  localStarts: instants,
  nextStart: instant,
  lastStart: instant,
  _highlightResult: v.optional(v.fallback(v.object({ title: marked }), { title: { value: '' } }), {
    title: { value: '' },
  }),
  _snippetResult: v.optional(
    v.fallback(v.object({ summary: marked, body: marked }), { summary: { value: '' }, body: { value: '' } }),
    { summary: { value: '' }, body: { value: '' } },
  ),
});
export type SearchHit = v.InferOutput<typeof hit>;

/** The readable hits: an unreadable one takes nothing from the others. */
export const readHits = (hits: readonly unknown[]): SearchHit[] =>
  hits.flatMap((each) => {
    const read = v.safeParse(hit, each);
    return read.success ? [read.output] : [];
  });

/** A hit with its start within some hours, instead of its next one: a show may play in the afternoon, too (SRCH-16). */
export const startingIn = (hit: SearchHit, { first, last }: { first: number; last: number }): SearchHit => {
  const at = hit.localStarts.findIndex((start) => first <= start && start <= last);
  return { ...hit, nextStart: hit.starts[at] ?? hit.nextStart };
};
