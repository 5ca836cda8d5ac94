import type { Language } from '#contract/address/language.ts';
import type { SiteClock } from '#contract/programme/time/clock.ts';
import type { Tile } from '#contract/programme/shows/view.ts';
import type { ProgrammeSettings } from '#contract/settings/programme.ts';
import type { ContentClient } from '../content.ts';

/** The parameters of home's questions. */
export interface HomeQuestion {
  client: ContentClient;
  lang: Language;
  settings: ProgrammeSettings;
  clock: SiteClock;
}

/** A show of the weekend, and the number of its other dates. */
export interface WeekendShow {
  tile: Tile;
  more: number;
}

/** The festival's first and last day, and its cities. */
export interface FestivalFacts {
  /** `YYYY-MM-DD` of the first and of the last show; null if the host does not know. */
  first: string | null;
  last: string | null;
  /** Of the month, the one with the most shows first. */
  cities: readonly string[];
}

/** A show in a list of a tag unit. */
export interface ListedItem {
  id: string;
  title: string;
  /** Of texts in the other language, that one. */
  writtenIn?: Language | undefined;
  url: string;
  image: string | null;
  summary: string;
  cities: readonly string[];
}
