import { type Language, languages } from '#contract/address/language.ts';
import { everyWalk, fewerWalks, type Walkable } from './everyCounterpart.ts';

/** The order of a run of the walks: `npm run qa` passes it to their processes in the environment. */
export interface WalkOrder {
  /** Paths (`reservation/12`) and machines (`reservation`); all by default. */
  only: readonly string[];
  /** Repetitions too. A path ordered by its own name is always walked. */
  isAll: boolean;
  /** Both languages in turn by default. */
  lang: Language | null;
}

export const walkEnvironment = ({ only, isAll, lang }: WalkOrder): Record<string, string> => ({
  QA_ONLY: only.join(' '),
  QA_ALL: isAll ? 'yes' : '',
  QA_LANG: lang ?? '',
  QA_PICTURES: 'yes',
});

const asked: WalkOrder = {
  only: (process.env['QA_ONLY'] ?? '').split(' ').filter((name) => name !== ''),
  isAll: process.env['QA_ALL'] === 'yes',
  lang: languages.find((lang) => lang === process.env['QA_LANG']) ?? null,
};

/** The report needs a picture of each walk's end. */
export const wantsPictures = process.env['QA_PICTURES'] === 'yes';

/** Whether the order names a path or its machine; without names every path matches. */
export const isMeant = (id: string, only: readonly string[]): boolean =>
  only.length === 0 || only.some((name) => id === name || id.startsWith(`${name}/`));

/**
 * The ordered walks, each with its language: a path keeps its own, whichever others are walked, and one that exists in one
 * language is walked in that, whatever the order.
 */
export const walksAskedFor = ({ only, isAll, lang }: WalkOrder = asked): {
  walkable: Walkable;
  lang: Language;
}[] => {
  const every = everyWalk();
  const wanted = new Set(isAll ? every : fewerWalks(every));
  return every
    .map((walkable, index) => {
      const { counterpart, path } = walkable;
      const own = counterpart.lang?.(path) ?? null;
      return { walkable, lang: own ?? lang ?? languages[index % languages.length] ?? 'fr' };
    })
    .filter(({ walkable }) => {
      const { id } = walkable.path;
      return only.includes(id) || (wanted.has(walkable) && isMeant(id, only));
    });
};
