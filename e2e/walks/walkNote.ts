import { type Language, languages } from '#contract/address/language.ts';

/** The path of a test's walk, and its language. */
interface WalkNote {
  /** `reservation/12` */
  id: string;
  lang: Language;
}

interface Annotation {
  type: string;
  description?: string;
}

/** Names a test's path for the report. */
export const walkNote = ({ id, lang }: WalkNote): Annotation[] => [
  { type: 'path', description: id },
  { type: 'lang', description: lang },
];

/** Reads it; `null` for a test without a walk. */
export const readWalkNote = (annotations: readonly Annotation[]): WalkNote | null => {
  const read = (wanted: string) => annotations.find(({ type }) => type === wanted)?.description;
  const id = read('path');
  const lang = languages.find((known) => known === read('lang'));
  return id === undefined || lang === undefined ? null : { id, lang };
};
