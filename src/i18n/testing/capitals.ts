/** Names and abbreviations, words that always have a capital, and the buttons that texts name. */
const names = new Set(
  [
    'Algolia Ariane Chapiteau English French I JavaScript Jean Neuve Terre Toronto YouTube État',
    'ASL CV JFL JSON LSQ OK PDF QR UTC VIP',
    'Play Reserve Réserver',
  ].flatMap((line) => line.split(' ')),
);

/** Whether what stands before a word ends a sentence, opens a quotation or is nothing. */
const begins = (before: string): boolean => /(?:^|[.?!…:·“«\n])[^\p{L}\p{N}{}]*$/u.test(before);

/**
 * For tests: the words of a text whose capitals are not those of a sentence: one style of capitals for headings, buttons and
 * all else. A text that begins a heading, a button or a sentence begins with a capital.
 */
export const wrongCapitalsIn = (text: string, isFragment: boolean): string[] => {
  const told = text.replace(/\{\{[^}]*\}\}/g, (placeholder) => '0'.repeat(placeholder.length));
  return [...told.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    if (names.has(word)) return [];
    const before = told.slice(0, index);
    if (/^\p{Lu}{2,}$/u.test(word)) return [word];
    if (/^\p{Lu}/u.test(word)) return begins(before) ? [] : [word];
    return before.trim() === '' && !isFragment ? [word] : [];
  });
};
