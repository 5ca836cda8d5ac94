import type { Language } from '#contract/address/language.ts';
import type { SiteClock } from '#contract/programme/time/clock.ts';
import type { Tile } from '#contract/programme/shows/view.ts';
import type { ProgrammeSettings } from '#contract/settings/programme.ts';
import type { ContentClient } from '../content.ts';

/** What home asks the programme with. */
export interface HomeQuestion {
  client: ContentClient;
  lang: Language;
  settings: ProgrammeSettings;
  clock: SiteClock;
}

/** A show of the weekend, and how many dates of it there are besides. */
export interface WeekendShow {
  tile: Tile;
  more: number;
}

/** When and where there are shows at all. */
export interface FestivalFacts {
  /** `YYYY-MM-DD` of the first and of the last show; null where the host cannot tell. */
  first: string | null;
  last: string | null;
  /** Of the month, those with most shows first. */
  cities: readonly string[];
}

/** A show as a list of a tag unit shows it. */
export interface ListedItem {
  id: string;
  title: string;
  url: string;
  image: string | null;
  summary: string;
  cities: readonly string[];
}
