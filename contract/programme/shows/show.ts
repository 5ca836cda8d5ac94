import type { Language } from '#contract/address/language.ts';
import type { Page } from '#contract/wire/page.ts';
import { readShow, type ShowAttributes, type SuggestedShow } from '#contract/wire/show.ts';
import { kindOf } from './kind.ts';
import { showLink } from './showLink.ts';
import { festivalOf, isListed, seriesOf } from './series.ts';
import { isTorontoPage } from './torontoPage.ts';
import type { ProgrammeSettings } from '#contract/settings/programme.ts';
import { placeShow } from './place.ts';
import { tileOf } from './tile.ts';
import type { Series, Tile } from './view.ts';
import { youtubeId } from '../videos/youtube.ts';

type Settings = Pick<ProgrammeSettings, 'excludedFestivals' | 'torontoFestivals' | 'torontoSite' | 'siteId'>;
type OfFestival = Pick<ShowAttributes, 'belong_to'>;

/** The page of a show as a screen draws it (SHW-04…12). */
export interface ShowView {
  id: string;
  attributes: ShowAttributes;
  /** Of texts in the other language, that one. */
  writtenIn: Language | undefined;
  /** SHW-08; '' without a type or a category. */
  type: string;
  /** SHW-06 */
  isWebBroadcast: boolean;
  /** TOR-01 */
  isToronto: boolean;
  /** RES-10, FES-23: as the host says, else on Toronto pages. */
  isReservable: boolean;
  /** The series of a Toronto page, for its icon and colour (TOR-02). */
  series: Series | null;
  /** The video to embed (SHW-05). */
  youtubeId: string | null;
  /** Without excluded festivals (SHW-19). */
  suggested: SuggestedShow[];
  /** For a show that is over: the most similar shows with their next dates, without excluded festivals. */
  similar: Tile[];
}

/** SHW-08: the type of a show, else its first category. */
export const showTypeOf = ({
  show_type: type,
  categories,
}: Pick<ShowAttributes, 'show_type' | 'categories'>): string => type?.name || (categories[0] ?? '');

/** SHW-06: whether a category is named 'En ligne' or 'Online'. */
export const isWebBroadcast = (categories: readonly string[]): boolean =>
  categories.some((category) => kindOf([category]) === 'online');

/** SHW-19: shows of an excluded festival appear nowhere. */
export const isExcludedShow = (
  show: OfFestival,
  { excludedFestivals }: Pick<Settings, 'excludedFestivals'>,
): boolean => isListed(festivalOf(show), excludedFestivals);

/** A page of the type `show`; null if it is no readable show, or one of an excluded festival (SHW-19). */
export const showView = (page: Page, settings: Settings): ShowView | null => {
  const read = page.type === 'show' ? readShow(page.attributes) : null;
  if (read === null || isExcludedShow(read.attributes, settings)) return null;
  const { attributes, suggested } = read;
  const similar = read.similar
    .filter((item) => !isExcludedShow(item, settings))
    .flatMap((item) => placeShow(item) ?? [])
    .map((placed) => tileOf(placed, settings));
  const isToronto = isTorontoPage(page, settings);
  const similarAddresses = new Set(similar.map(({ url }) => url));
  return {
    id: page.id,
    attributes,
    writtenIn: page.written_in,
    type: showTypeOf(attributes),
    isWebBroadcast: isWebBroadcast(attributes.categories),
    isToronto,
    isReservable: attributes.reservable ?? isToronto,
    series: seriesOf({ ...attributes, show_type: attributes.show_serie ?? attributes.show_type }, settings),
    youtubeId: youtubeId(attributes.video),
    suggested: suggested.filter(
      (show) => !isExcludedShow(show, settings) && !similarAddresses.has(showLink(show, settings)),
    ),
    similar,
  };
};
