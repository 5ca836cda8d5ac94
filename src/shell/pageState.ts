import type { PageSettings } from '#contract/settings/pageSettings.ts';

/** The JSON in the page that the browser starts from. */
export interface PageState {
  settings: PageSettings;
  /** How far the server's clock is ahead of the real one, in milliseconds (the setting NOW); usually 0. */
  clockAhead: number;
  /** Whether the page is all there: else (503, a member's own page) the browser draws it anew. */
  isComplete: boolean;
  /** Whether the document has a theme of its page (META-02). */
  isThemed: boolean;
  /** What the server read for the page: keys of queries and their data. */
  queries: { key: unknown[]; data: unknown }[];
}

/** Id of the script element that holds it. */
export const pageStateId = 'state';

/** JSON that cannot end the script element it stands in. */
export const serialiseState = (state: PageState): string => JSON.stringify(state).replaceAll('<', '\\u003c');

/** The document and the scripts are of one build, so that a state is as it was written; other documents have none. */
const isState = (value: unknown): value is PageState =>
  typeof value === 'object' && value !== null && 'settings' in value && 'queries' in value;

/** Reads what the element of that id holds. @throws where the document was not made by the page server */
export const readState = (text: string | null | undefined): PageState => {
  const state: unknown = JSON.parse(text ?? 'null');
  if (!isState(state)) throw new Error(`No state in #${pageStateId}`);
  return state;
};
