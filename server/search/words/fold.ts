const isPlain = /^[\0-\x7F]*$/;
const letters: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

/** A word without accents, in small letters: `Élève` → `eleve`, `Œuvre` → `oeuvre`. */
export const fold = (word: string): string => {
  if (isPlain.test(word)) return word.toLowerCase();
  return word
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[œæßøłđ]/g, (letter) => letters[letter] ?? letter);
};
