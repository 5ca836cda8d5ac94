import { type Language, languages } from '#contract/address/language.ts';

/** Which path a test walks, and in which language. */
interface WalkNote {
  /** `reservation/12` */
  id: string;
  lang: Language;
}

interface Annotation {
  type: string;
  description?: string;
}

/** Tells the report which path a test walks. */
export const walkNote = ({ id, lang }: WalkNote): Annotation[] => [
  { type: 'path', description: id },
  { type: 'lang', description: lang },
];

/** Reads it; `null` where a test walks none. */
export const readWalkNote = (annotations: readonly Annotation[]): WalkNote | null => {
  const read = (wanted: string) => annotations.find(({ type }) => type === wanted)?.description;
  const id = read('path');
  const lang = languages.find((known) => known === read('lang'));
  return id === undefined || lang === undefined ? null : { id, lang };
};
