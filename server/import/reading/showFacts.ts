import { signLanguages } from './accessibility.ts';
import { codeOfLanguage } from './category.ts';
import { importLimits } from '../limits.ts';
import { field, isNode, listOf, numberIn, rawText, type Node } from './values.ts';

const within = (value: number, least: number, most: number): number | null =>
  Number.isInteger(value) && value >= least && value <= most ? value : null;

/** schema.org's `duration`, ISO 8601 like `PT1H30M`, in minutes; null if no show lasts that long. */
export const durationOf = (show: Node): number | null => {
  const parts = /^PT(?:(\d{1,4})H)?(?:(\d{1,4})M)?(?:\d{1,4}S)?$/i.exec(rawText(field(show, 'duration')));
  return parts && within(Number(parts[1] ?? 0) * 60 + Number(parts[2] ?? 0), 1, importLimits.minutes);
};

/** The lower end of `12-`, `12+`, `12-18`; null for `-12`, which is for the young. */
const leastOfRange = (range: string): number | null => {
  const [, age] = /^(\d{1,3})\s*(?:\+|[-–]\s*\d{0,3})?$/.exec(range) ?? [];
  return age === undefined ? null : Number(age);
};

/** The minimum age: `audience.requiredMinAge`, else the lower end of `typicalAgeRange`; null for everybody. */
export const ageOf = (show: Node): number | null => {
  const required = listOf(field(show, 'audience'))
    .filter(isNode)
    .flatMap((audience) => numberIn(field(audience, 'requiredMinAge')) ?? []);
  const age = required[0] ?? leastOfRange(rawText(field(show, 'typicalAgeRange')));
  return age === null ? null : within(age, 1, importLimits.age);
};

/** The codes of all spoken languages, each once; sign languages belong to the accessibility. */
export const languagesOf = (show: Node): string[] => {
  const codes = listOf(field(show, 'inLanguage')).map(codeOfLanguage);
  const spoken = codes.filter((code) => code !== '' && !Object.hasOwn(signLanguages, code));
  return [...new Set(spoken)].slice(0, importLimits.languages);
};
