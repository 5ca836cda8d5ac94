import type { SuggestedShow } from '#contract/wire/show.ts';
import type { ListedShow } from '#src/components/cards/ShowList.tsx';

/** A suggested show as an entry of a list. */
export const listedShow = (
  { id, title, written_in: writtenIn, image_url: image, venues }: SuggestedShow,
  url: string,
): ListedShow => ({
  id,
  title,
  writtenIn,
  url,
  image,
  cities: [...new Set(venues.map(({ location }) => location.city.name).filter((city) => city !== ''))],
});
