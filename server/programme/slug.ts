const longest = 80;

/** Words of a title in the letters of an address; '' without any. */
export const wordsOf = (title: string): string => {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, longest).replace(/^-|-$/g, '');
};

/**
 * Makes unique slugs from titles, different from those in `taken`, and adds them to it. For equal titles it continues the
 * numbers: searching from 2 again each time costs n².
 */
export const createSlugs = (taken: Set<string>): ((title: string) => string) => {
  const numbers = new Map<string, number>();
  return (title) => {
    const words = wordsOf(title) || 'event';
    let number = numbers.get(words) ?? 1;
    let slug = number === 1 ? words : `${words}-${number}`;
    while (taken.has(slug)) {
      number += 1;
      slug = `${words}-${number}`;
    }
    numbers.set(words, number + 1);
    taken.add(slug);
    return slug;
  };
};
