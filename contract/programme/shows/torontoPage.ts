import type { ProgrammeSettings } from '#contract/settings/programme.ts';
import type { Page } from '#contract/wire/page.ts';
import { isToronto } from './series.ts';

const torontoTheme = 'toronto';

const festivalOfPage = ({ belong_to: festival }: Page['attributes']): { name: string } | null => {
  const name = typeof festival === 'object' && festival !== null && 'name' in festival ? festival.name : null;
  return typeof name === 'string' ? { name } : null;
};

/** TOR-01: whether a page of any type belongs to the Toronto variant, by its theme or its festival. */
export const isTorontoPage = (
  { computed_page_theme: theme, attributes }: Pick<Page, 'computed_page_theme' | 'attributes'>,
  settings: Pick<ProgrammeSettings, 'torontoFestivals'>,
): boolean =>
  theme.name.toLowerCase() === torontoTheme || isToronto({ belong_to: festivalOfPage(attributes) }, settings);
