import type { Language } from '#contract/address/language.ts';
import type { ShowCatalogueEvent, ShowsLink, ShowsState } from './shows.url.ts';
import type { ShowList } from './useShowList.ts';

/** The props of the screen and its parts. */
export interface ShowsScreenProps {
  lang: Language;
  /** Address of every show. */
  path: string;
  state: ShowsState;
  list: ShowList;
  link: ShowsLink;
  send: (event: ShowCatalogueEvent) => void;
  siteId: number;
  /** The start of the present day, milliseconds since the epoch. */
  today: number;
}
