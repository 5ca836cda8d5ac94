import type { SuggestedShow } from '#contract/wire/show.ts';
import type { ListedShow } from '#src/components/cards/ShowList.tsx';

/** A suggested show as an entry of a list. */
export const listedShow = (
  { id, title, image_url: image, venues }: SuggestedShow,
  url: string,
): ListedShow => ({
  id,
  title,
  url,
  image,
  cities: [...new Set(venues.map(({ location }) => location.city.name).filter((city) => city !== ''))],
});
