import { signLanguages } from './accessibility.ts';
import { codeOfLanguage } from './category.ts';
import { importLimits } from '../limits.ts';
import { field, isNode, listOf, numberIn, rawText, type Node } from './values.ts';

const within = (value: number, least: number, most: number): number | null =>
  Number.isInteger(value) && value >= least && value <= most ? value : null;

/** schema.org's `duration`, ISO 8601 like `PT1H30M`, in minutes; null where it is none that a show can have. */
export const durationOf = (show: Node): number | null => {
  const parts = /^PT(?:(\d{1,4})H)?(?:(\d{1,4})M)?(?:\d{1,4}S)?$/i.exec(rawText(field(show, 'duration')));
  return parts && within(Number(parts[1] ?? 0) * 60 + Number(parts[2] ?? 0), 1, importLimits.minutes);
};

/** The least age of `12-`, `12+`, `12-18`; null of `-12`, which is for the young. */
const leastOfRange = (range: string): number | null => {
  const [, age] = /^(\d{1,3})\s*(?:\+|[-–]\s*\d{0,3})?$/.exec(range) ?? [];
  return age === undefined ? null : Number(age);
};

/** From which age one is let in: `audience.requiredMinAge`, else the least of `typicalAgeRange`; everybody is not told. */
export const ageOf = (show: Node): number | null => {
  const required = listOf(field(show, 'audience'))
    .filter(isNode)
    .flatMap((audience) => numberIn(field(audience, 'requiredMinAge')) ?? []);
  const age = required[0] ?? leastOfRange(rawText(field(show, 'typicalAgeRange')));
  return age === null ? null : within(age, 1, importLimits.age);
};

/** The codes of all languages that are spoken, each once; signs are told with what a show offers. */
export const languagesOf = (show: Node): string[] => {
  const codes = listOf(field(show, 'inLanguage')).map(codeOfLanguage);
  const spoken = codes.filter((code) => code !== '' && !Object.hasOwn(signLanguages, code));
  return [...new Set(spoken)].slice(0, importLimits.languages);
};
