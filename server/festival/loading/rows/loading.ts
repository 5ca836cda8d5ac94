import { otherLanguage, type Language } from '#contract/address/language.ts';
import type { FestivalFolder, Written } from '#server/festival/schema/folder.ts';
import type { NumberOf, ProgrammeRows, ProgrammeTable } from '../programmeRows.ts';

/** A folder on its way to rows. */
export interface Loading {
  folder: FestivalFolder;
  numberOf: NumberOf;
  /** Epoch seconds. */
  now: number;
}

/** Rows of some tables. */
export type RowsOf<Table extends ProgrammeTable> = Pick<ProgrammeRows, Table>;
export type Row<Table extends ProgrammeTable> = ProgrammeRows[Table][number];

/** A text and its language, where that is not the asked one. */
interface FoundText<Head> {
  head: Head;
  body: string;
  writtenIn: Language | null;
}

/** A thing's text in a language; without one, the other language's; null without any. */
export const textIn = <Facts, Head>(
  { texts }: Written<Facts, Head>,
  lang: Language,
): FoundText<Head> | null => {
  const own = texts[lang];
  if (own !== undefined) return { ...own, writtenIn: null };
  const other = texts[otherLanguage(lang)];
  return other === undefined ? null : { ...other, writtenIn: otherLanguage(lang) };
};
