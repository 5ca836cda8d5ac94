export interface Requirement {
  id: string;
  text: string;
}

/** The lines `- RTE-01 …` of docs/requirements.md. */
export const readRequirements = (markdown: string): Requirement[] =>
  [...markdown.matchAll(/^- (?<id>[A-Z]{2,4}-\d+) (?<text>.+)$/gm)].flatMap(({ groups }) =>
    groups?.['id'] && groups['text'] ? { id: groups['id'], text: groups['text'] } : [],
  );

const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'));

/** The ids of a list, as a pattern: `UTF-8` is none. */
const idPattern = (known: readonly string[]): string =>
  `(?:${[...new Set(known.map(prefixOf))].join('|')})-\\d+`;
const begin = String.raw`(?<![\w-])`;
const end = String.raw`(?!\w)`;

const rangePattern = (known: readonly string[]): RegExp => {
  const id = idPattern(known);
  const until = String.raw`(?:…|\.{2,3}|–|—|-)`;
  return new RegExp(String.raw`${begin}${id}(?:\s*(?:${until}|to|through)\s*${id}|${until}\d+)${end}`, 'g');
};

/** Reads ranges of ids from texts: `CAL-48…CAL-50`, `CAL-48 to CAL-50`, `CAL-48…50`. */
export const rangeReader = (known: readonly string[]): ((text: string) => string[]) => {
  const range = rangePattern(known);
  return (text) => [...text.matchAll(range)].map(([found]) => found);
};

/** Reads ids from texts. A range names none: nobody can tell which of its lines the test asserts. */
export const idReader = (known: readonly string[]): ((text: string) => string[]) => {
  const range = rangePattern(known);
  const id = new RegExp(begin + idPattern(known) + end, 'g');
  return (text) => [...text.replace(range, ' ').matchAll(id)].map(([found]) => found);
};

export interface NamedTest {
  file: string;
  title: string;
  /** `npm test` leaves it to `npm run qa`. */
  isRest: boolean;
}

/** The tests that name each id, including unknown ids. */
export const testsById = (
  tests: readonly NamedTest[],
  idsIn: (text: string) => string[],
): Map<string, NamedTest[]> => {
  const byId = new Map<string, NamedTest[]>();
  for (const test of tests)
    for (const id of new Set(idsIn(test.title))) byId.set(id, [...(byId.get(id) ?? []), test]);
  return byId;
};
