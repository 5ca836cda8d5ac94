import type { Programmation } from '#contract/wire/programmation.ts';
import { programmeLimits } from '#contract/settings/programme.ts';

/**
 * The address of an item's thumbnail: the only one, or of several the entry for this site, else for the shared site 1, else
 * any; null without one: the screen then draws a placeholder (CAL-33).
 */
export const thumbnailOf = (item: Pick<Programmation, 'thumbnail'>, siteId: number): string | null => {
  const { thumbnail } = item;
  if (thumbnail === null || typeof thumbnail === 'string') return thumbnail;
  const ofSite = (id: number) => thumbnail.find((media) => media.siteId === id);
  return (ofSite(siteId) ?? ofSite(programmeLimits.sharedSiteId) ?? thumbnail[0])?.url ?? null;
};
