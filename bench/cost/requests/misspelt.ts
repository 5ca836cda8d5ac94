const letters = 'aeioulnrst';
const wordLength = 9;

/** So many words that no programme has, spelt like some; different for each number. */
export const misspelt = (count: number, number: number): string =>
  Array.from({ length: count }, (_, at) =>
    Array.from(
      { length: wordLength },
      (__, letter) => letters[(number * 7 + at * 31 + letter * (at + 3)) % letters.length] ?? '',
    ).join(''),
  ).join(' ');
