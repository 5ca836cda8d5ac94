/** Accents, apostrophes, hyphens and capitals do not distinguish places: `St. John’s`, `St. John's`. */
export const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
