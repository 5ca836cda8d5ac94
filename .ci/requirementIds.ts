export interface Requirement {
  id: string;
  text: string;
}

/** The lines `- RTE-01 …` of docs/requirements.md. */
export const readRequirements = (markdown: string): Requirement[] =>
  [...markdown.matchAll(/^- (?<id>[A-Z]{2,4}-\d+) (?<text>.+)$/gm)].flatMap(({ groups }) =>
    groups?.['id'] && groups['text'] ? { id: groups['id'], text: groups['text'] } : [],
  );

const numberOf = (id: string): number => Number(id.slice(id.indexOf('-') + 1));
const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'));

/**
 * Reads ids from texts. An id has a known prefix: `UTF-8` is none. `CAL-48…CAL-50` means the list's ids from the first to the
 * last.
 */
export const idReader = (known: readonly string[]): ((text: string) => string[]) => {
  const prefixes = [...new Set(known.map(prefixOf))].join('|');
  const id = `(?:${prefixes})-\\d+`;
  const named = new RegExp(`(?<![\\w-])(?<first>${id})(?:…(?<last>${id}))?(?!\\w)`, 'g');
  return (text) =>
    [...text.matchAll(named)].flatMap(({ groups }) => {
      const first = groups?.['first'] ?? '';
      const last = groups?.['last'] ?? first;
      const within = known.filter(
        (other) =>
          prefixOf(other) === prefixOf(first) &&
          numberOf(other) > numberOf(first) &&
          numberOf(other) < numberOf(last),
      );
      return first === last ? [first] : [first, ...within, last];
    });
};

export interface NamedTest {
  file: string;
  title: string;
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
