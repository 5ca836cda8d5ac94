import type { Changes } from './difference.ts';
import type { PresentRows } from './presentRows.ts';
import type { ProgrammeRows } from './programmeRows.ts';

/** Everything with an address of its own. */
export type Staying = Pick<ProgrammeRows, 'pages' | 'show_texts' | 'artists'>;

const merged = <Row>(
  wanted: readonly Row[],
  present: readonly Row[],
  { keyOf, removed }: { keyOf: (row: Row) => string; removed: readonly unknown[] },
): Row[] => {
  const keys = new Set(wanted.map(keyOf));
  const gone = new Set(removed);
  return [...wanted, ...present.filter((row) => !gone.has(row) && !keys.has(keyOf(row)))];
};

/** Everything with an address once the changes are made: the folder's, and what stays though the folder lacks it. */
export const stayingRows = (wanted: Staying, present: PresentRows['tables'], changes: Changes): Staying => ({
  pages: merged(wanted.pages, present.pages, {
    keyOf: ({ id, lang }) => `${id} ${lang}`,
    removed: changes.pages.removed,
  }),
  show_texts: merged(wanted.show_texts, present.show_texts, {
    keyOf: (row) => `${row.show_id} ${row.lang}`,
    removed: changes.show_texts.removed,
  }),
  artists: merged(wanted.artists, present.artists, {
    keyOf: ({ id }) => String(id),
    removed: changes.artists.removed,
  }),
});
