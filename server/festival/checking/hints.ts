import { festivalLimits } from '../limits.ts';

/** The nearest right name behind a wrong one, or ''. */
export type Hint = (wrong: string, find: () => string) => string;

/** Looks for the nearest names as often as somebody reads them: each search takes a while among thousands. */
export const createHint = (): Hint => {
  const found = new Map<string, string>();
  return (wrong, find) => {
    const hint = found.get(wrong) ?? (found.size < festivalLimits.listedMistakes ? find() : '');
    if (found.size < festivalLimits.listedMistakes) found.set(wrong, hint);
    return hint;
  };
};
