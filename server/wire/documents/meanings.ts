import { fieldMeanings } from './fieldMeanings.ts';

/** The meaning of a field of an answer: that of the longest known end of its path; '' if none is known. */
export const meaningOfField = (answer: string, path: readonly string[]): string => {
  const kind = answer.replace(/^page-/, '');
  const ends = path.map((_, index) => path.slice(index).join('.'));
  const names = ends.flatMap((end) => [`${kind}:${end}`, end]);
  const known = names.find((name) => Object.hasOwn(fieldMeanings, name));
  return (known !== undefined && fieldMeanings[known]) || '';
};
