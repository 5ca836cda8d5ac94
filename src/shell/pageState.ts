import * as v from 'valibot';
import { pageSettings } from '#contract/settings/pageSettings.ts';

/** The JSON in the page that the browser starts from. */
export const pageState = v.object({
  settings: pageSettings,
  /** How far the server's clock is ahead of the real one, in milliseconds (the setting NOW); usually 0. */
  clockAhead: v.number(),
  /** Whether the page is all there: else (503, a member's own page) the browser draws it anew. */
  isComplete: v.boolean(),
  /** Whether the document has a theme of its page (META-02). */
  isThemed: v.optional(v.boolean(), false),
  /** What the server read for the page: keys of queries and their data. */
  queries: v.array(v.object({ key: v.array(v.unknown()), data: v.unknown() })),
});
export type PageState = v.InferOutput<typeof pageState>;

/** Id of the script element that holds it. */
export const pageStateId = 'state';

/** JSON that cannot end the script element it stands in. */
export const serialiseState = (state: PageState): string => JSON.stringify(state).replaceAll('<', '\\u003c');

/** @throws where the document was not made by the page server. */
export const readState = (document: Document): PageState =>
  v.parse(pageState, JSON.parse(document.getElementById(pageStateId)?.textContent ?? 'null'));
