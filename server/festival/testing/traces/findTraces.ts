import { plainText } from './plainText.ts';

const words = /[\p{L}\p{N}]+/gu;
const within = /[\p{L}\p{N}-]/u;

const longestWord = (text: string): { word: string; at: number } =>
  [...text.matchAll(words)].reduce(
    (longest, { 0: word, index: at }) => (word.length > longest.word.length ? { word, at } : longest),
    { word: '', at: 0 },
  );

/** Whether two letters that follow each other are of one word. */
const joins = (one = ' ', next = ' '): boolean => within.test(one) && within.test(next);

/** Whether a text stands alone at a place of another one, and is no part of longer words. */
const standsAlone = (text: string, start: number, end: number): boolean =>
  !joins(text[start - 1], text[start]) && !joins(text[end - 1], text[end]);

/**
 * For tests: looks for all of these texts at once. A text counts where it stands alone, in any case and any escape.
 * @returns those that a given text holds, as written, each once, in their order
 */
export const finderOf = (sought: readonly string[]): ((text: string) => string[]) => {
  const forms = sought.map((text) => {
    const plain = plainText(text).trim();
    return { text, plain, ...longestWord(plain) };
  });
  const byWord = Map.groupBy(
    forms.filter(({ word }) => word !== ''),
    ({ word }) => word,
  );
  return (text) => {
    const plain = plainText(text);
    const found = new Set<string>();
    for (const { 0: word, index } of plain.matchAll(words))
      for (const form of byWord.get(word) ?? []) {
        const start = index - form.at;
        if (!plain.startsWith(form.plain, start)) continue;
        if (standsAlone(plain, start, start + form.plain.length)) found.add(form.text);
      }
    return sought.filter((one) => found.has(one));
  };
};
