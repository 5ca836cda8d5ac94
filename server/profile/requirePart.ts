import type { PartName } from '#contract/settings/parts.ts';
import { Refusal } from '#server/refusal.ts';
import type { FestivalSource } from './festivalSource.ts';

/**
 * FES-21: refuses calls of a part that the festival lacks. While the database is away, the festival is as it was.
 * @throws Refusal `not-found`
 */
export const requirePart = async ({ current, latest }: FestivalSource, part: PartName): Promise<void> => {
  const { parts } = await current().catch(latest);
  if (!parts[part]) throw new Refusal('not-found', `The festival has no ${part}`);
};
