import { type Language, languages } from '#contract/address/language.ts';
import { everyWalk, fewerWalks, type Walkable } from './everyCounterpart.ts';

/** What a run of the walks is asked for: `npm run qa` tells it to the walks' processes by their environment. */
export interface WalkOrder {
  /** Paths (`reservation/12`) and machines (`reservation`); all where there are none. */
  only: readonly string[];
  /** Repetitions too. A path that is told by its own name is always walked. */
  isAll: boolean;
  /** Both languages in turn where there is none. */
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

/** A picture of where each walk ends is wanted: for the report. */
export const wantsPictures = process.env['QA_PICTURES'] === 'yes';

/** Whether a path is meant by its own name or its machine's; everything is where no name is told. */
export const isMeant = (id: string, only: readonly string[]): boolean =>
  only.length === 0 || only.some((name) => id === name || id.startsWith(`${name}/`));

/**
 * The walks that are asked for, each with its language: a path keeps its own whichever others are walked, and one that
 * there is in one language alone is walked in that, whichever is asked for.
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
