/**
 * Words and queries as the requirements have them (SRCH-10, SRCH-14), written apart from the index that they judge: a rule that
 * changes there on purpose changes here, too.
 */
const isLetter = (sign: string): boolean => /[\p{L}\p{N}\p{M}]/u.test(sign);
const ties = [..."'’‘ʼ`´′‐‑-"];
const longestWord = 40;

const spelled: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };
/** In small letters, without accents. */
const foldPlainly = (word: string): string =>
  [...word.normalize('NFKD').toLowerCase()]
    .filter((sign) => !/\p{M}/u.test(sign))
    .map((sign) => spelled[sign] ?? sign)
    .join('');

/** The words of a text; those that an apostrophe or a hyphen ties stand together. */
export const tiedWordsIn = (text: string): string[][] => {
  const found: string[][] = [];
  let last: 'letter' | 'tie' | 'none' = 'none';
  for (const sign of text) {
    const words = found.at(-1);
    if (isLetter(sign)) {
      if (words === undefined || last === 'none') found.push([sign]);
      else if (last === 'tie') words.push(sign);
      else words[words.length - 1] += sign;
      last = 'letter';
    } else {
      if (/\p{Extended_Pictographic}/u.test(sign)) found.push([sign]);
      last = last === 'letter' && ties.includes(sign) ? 'tie' : 'none';
    }
  }
  return found.map((words) => words.map((word) => foldPlainly(word).slice(0, longestWord)));
};

/** Tied words as one. */
export const wholeOf = (words: readonly string[]): string => words.join('').slice(0, longestWord);

export const wordsIn = (text: string): string[] => tiedWordsIn(text).flat();

const irregular = new Map([
  ['yeux', 'oeil'],
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
  ['people', 'person'],
  ['feet', 'foot'],
]);

const oneOf = (word: string): string => {
  if (word.endsWith('eaux')) return word.slice(0, -1);
  if (word.endsWith('aux')) return `${word.slice(0, -3)}al`;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ie')) return `${word.slice(0, -2)}y`;
  if (word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word.endsWith('eux') || word.endsWith('oux') ? word.slice(0, -1) : word;
};

/** The stem of a word's singular and plural; words of three letters have no regular plural. */
export const stemOf = (word: string): string => {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.length < 4) return word;
  const one = oneOf(word);
  return one.length >= 4 && one.endsWith('e') ? one.slice(0, -1) : one;
};

/** Numbers and short words none, from four letters one, from eight two. */
export const typosIn = (word: string): number => {
  if (word.length < 4 || !/\P{N}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
};

const saysNothing = new Set(
  (
    'à a au aux avec ce ces cet cette dans de des du elle en est et être il ils je la le les leur leurs lui ma mais me mes mon ' +
    'ne nos notre nous ou par pas pour que qui sa se ses si son sont sur ta te tes toi ton tu un une vos votre vous y c d j l m ' +
    'n s t qu jusqu lorsqu puisqu ' +
    'an and are as at be but by for from has have he her his i in is it its my of on or our she so that the their them they ' +
    'this to was we were with you your'
  )
    .split(' ')
    .map(foldPlainly),
);

/** One for another, in both directions. */
const alike = [
  'gratuit free gratis',
  'raton raccoon',
  'accessible accessibilité accessibility',
  'spectacle show',
  'impro improv improvisation',
  'balado podcast',
];
/** Words and phrases that find others, too. */
const oneWay: Readonly<Record<string, string>> = {
  'entrée libre': 'gratuit free',
  'raton laveur': 'raton raccoon',
  'fauteuil roulant': 'wheelchair',
  wheelchair: 'roulant',
  'mobilité réduite': 'roulant wheelchair',
  'reduced mobility': 'roulant wheelchair',
  handicap: 'roulant wheelchair',
  disabled: 'roulant wheelchair',
  'langue des signes': 'lsq asl',
  'sign language': 'lsq asl',
  enfant: 'famille family',
  children: 'famille family',
  kids: 'famille family',
  'plein air': 'extérieur outdoor',
};
const synonyms: readonly { words: readonly string[]; others: readonly string[] }[] = [
  ...alike.flatMap((line) => {
    const words = wordsIn(line);
    return words.map((word) => ({ words: [word], others: words.filter((other) => other !== word) }));
  }),
  ...Object.entries(oneWay).map(([words, others]) => ({ words: wordsIn(words), others: wordsIn(others) })),
];

/** Whether typed words are those of a synonym; while the last one is typed, its beginning is enough. */
const says = (typed: readonly string[], words: readonly string[], isTyping: boolean): boolean =>
  typed.length === words.length &&
  typed.every((word, at) => {
    const stem = stemOf(words[at] ?? '');
    const isBegun = isTyping && at > 0 && at === typed.length - 1;
    return stemOf(word) === stem || (isBegun && stem.startsWith(word));
  });

interface AskedWord {
  term: string;
  isPrefix: boolean;
}
/** Words that must match together, or one of the others in their place. */
export interface AskedPart {
  words: AskedWord[];
  others: readonly string[];
}

/** The parts of a query that is being typed: all of them must match. */
export const partsIn = (query: string): AskedPart[] => {
  const typed = wordsIn(query.slice(0, 512)).slice(0, 20);
  const last = typed.at(-1);
  if (last === undefined) return [];
  const before = typed.slice(0, -1);
  const telling = before.filter((word) => !saysNothing.has(word));
  const asked = telling.length === 0 && saysNothing.has(last) ? before : telling;

  const phrases: { words: readonly string[]; others: readonly string[] }[] = [];
  for (let at = 0; at < typed.length;) {
    const found = [3, 2, 1]
      .filter((length) => at + length <= typed.length)
      .flatMap((length) => {
        const words = typed.slice(at, at + length);
        const isLast = at + length === typed.length;
        const meant =
          synonyms.find((synonym) => says(words, synonym.words, false)) ??
          synonyms.find((synonym) => says(words, synonym.words, isLast));
        return meant ? [{ words, others: meant.others }] : [];
      })[0];
    if (found) phrases.push(found);
    at += found?.words.length ?? 1;
  }

  const parts: (AskedPart & { phrase: unknown })[] = [];
  for (const word of [
    ...Array.from(new Set(asked), (term) => ({ term, isPrefix: false })),
    { term: last, isPrefix: true },
  ]) {
    const phrase = phrases.find(({ words }) => words.includes(word.term));
    const part = parts.find((one) => phrase !== undefined && one.phrase === phrase);
    if (part) part.words.push(word);
    else parts.push({ phrase, words: [word], others: phrase?.others ?? [] });
  }
  return parts;
};
