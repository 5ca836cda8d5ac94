import type { ProgrammeSettings } from '#contract/settings/programme.ts';
import type { Programmation } from '#contract/wire/programmation.ts';
import { isToronto } from './series.ts';

/** SHW-18: where a show's link leads; shows of Toronto to the Toronto site, where that is another one. */
export const showLink = (
  show: Pick<Programmation, 'belong_to' | 'url'>,
  settings: Pick<ProgrammeSettings, 'torontoFestivals' | 'torontoSite'>,
): string => {
  const { torontoSite } = settings;
  return torontoSite !== null && isToronto(show, settings) ? new URL(show.url, torontoSite).href : show.url;
};
