const longest = 80;

/** Words of a title in the letters of an address; '' where it has none of them. */
const wordsOf = (title: string): string => {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, longest).replace(/^-+|-+$/g, '');
};

/** A slug that is not in `taken` yet, in the words of the title; it is taken from then on. */
export const takeSlug = (title: string, taken: Set<string>): string => {
  const words = wordsOf(title) || 'event';
  let slug = words;
  for (let number = 2; taken.has(slug); number += 1) slug = `${words}-${number}`;
  taken.add(slug);
  return slug;
};
