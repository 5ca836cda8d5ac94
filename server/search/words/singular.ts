/** Irregular plurals. */
const irregular: Readonly<Record<string, string>> = {
  yeux: 'oeil',
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  feet: 'foot',
};

const rules: readonly (readonly [RegExp, string])[] = [
  [/eaux$/, 'eau'],
  [/aux$/, 'al'],
  [/ies?$/, 'y'],
  [/([^s])s$/, '$1'],
  [/([eo]u)x$/, '$1'],
];
/** Shorter words have no regular plural: bus, gas, les. */
const shortest = 4;

/** Most words of a text are repetitions. */
const known = new Map<string, string>();
const mostKnown = 50_000;

/**
 * The common stem of a folded word's singular and plural, in French and English: journal, journaux; comédie, comedies. It
 * need not be a word: words that only look like a plural lose their end, too.
 */
export const singular = (term: string): string => {
  const kept = known.get(term);
  if (kept !== undefined) return kept;
  const found = find(term);
  if (known.size >= mostKnown) known.clear();
  known.set(term, found);
  return found;
};

const find = (term: string): string => {
  if (Object.hasOwn(irregular, term)) return irregular[term] ?? term;
  if (term.length < shortest) return term;
  const rule = rules.find(([ending]) => ending.test(term));
  const one = rule === undefined ? term : term.replace(...rule);
  // box, boxes; classe, classes, class
  return one.length < shortest ? one : one.replace(/e$/, '');
};
