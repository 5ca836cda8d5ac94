import type { ContentErrorCode } from '#src/api/contentError.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';

/** The page's JSON for the start of the browser. */
export interface PageState {
  settings: PageSettings;
  /** How far the server's clock is ahead of the real one, in milliseconds (the setting NOW); usually 0. */
  clockAhead: number;
  /** The moment for which the page was drawn, by the server's clock, in milliseconds since the epoch. */
  drawnAt: number;
  /** Whether the page is complete: else (503, a member's own page) the browser draws it anew. */
  isComplete: boolean;
  /** Whether the document has a theme of its page (META-02). */
  isThemed: boolean;
  /** The server's reads for the page: keys of queries and their data. */
  queries: { key: unknown[]; data: unknown }[];
  /** The server's reads that failed: the page is drawn without them. */
  missing: { hash: string; code: ContentErrorCode }[];
}

/** Id of its script element. */
export const pageStateId = 'state';

/** JSON that cannot end its script element. */
export const serialiseState = (state: PageState): string => JSON.stringify(state).replaceAll('<', '\\u003c');

/** The document and the scripts are of one build, so that a state has the written shape; other documents have none. */
const isState = (value: unknown): value is PageState =>
  typeof value === 'object' && value !== null && 'settings' in value && 'queries' in value;

/** Reads the element of that id. @throws for a document of another origin than the page server */
export const readState = (text: string | null | undefined): PageState => {
  const state: unknown = JSON.parse(text ?? 'null');
  if (!isState(state)) throw new Error(`No state in #${pageStateId}`);
  return state;
};
