import type { ProgrammeSettings } from '#contract/settings/programme.ts';
import type { Programmation } from '#contract/wire/programmation.ts';
import { isToronto } from './series.ts';

/** SHW-18: the address of a show; Toronto shows link to the Toronto site, if that is another one. */
export const showLink = (
  show: Pick<Programmation, 'belong_to' | 'url'>,
  settings: Pick<ProgrammeSettings, 'torontoFestivals' | 'torontoSite'>,
): string => {
  const { torontoSite } = settings;
  return torontoSite !== null && isToronto(show, settings) ? new URL(show.url, torontoSite).href : show.url;
};
