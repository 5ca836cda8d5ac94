import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import type { Language } from '#contract/address/language.ts';
import type { ShowFilterName } from '#contract/programme/calendar/showFilters.ts';
import type { ShowFacet } from '#contract/wire/shows.ts';
import { createFormat } from '#src/i18n/format.ts';
import { createPrices } from '#src/i18n/prices.ts';
import { loadFormat } from '#src/shell/loadFormat.ts';
import en from '#locales/en/shows.json' with { type: 'json' };
import fr from '#locales/fr/shows.json' with { type: 'json' };
import { choiceLabel } from './choiceLabel.ts';

const i18n = createInstance();
await i18n.init({
  lng: 'en',
  interpolation: { escapeValue: false },
  resources: { en: { translation: { shows: en } }, fr: { translation: { shows: fr } } },
});
for (const lang of ['fr', 'en'] as const) await loadFormat(lang);

const facets: ShowFacet[] = [
  { name: 'genre', choices: [{ value: 'clown', label: 'Clowns and co.', count: 1 }] },
  { name: 'city', choices: [{ value: 'clown', label: '', count: 1 }] },
];
const told = (lang: Language, name: ShowFilterName, value: string) =>
  choiceLabel({
    name,
    value,
    facets,
    lang,
    format: createFormat(lang),
    prices: createPrices(lang, 'CAD'),
    t: i18n.getFixedT(lang),
  }).replaceAll('\u00a0', ' ');

test.each<[ShowFilterName, string, string, string]>([
  ['genre', 'clown', 'Clowns and co.', 'Clowns and co.'],
  ['city', 'clown', 'clown', 'clown'],
  ['month', '2027-07', 'July 2027', 'juillet 2027'],
  ['language', 'fr', 'French', 'Français'],
  ['language', 'not a language', 'not a language', 'not a language'],
  ['series', 'comedycon', 'ComedyCon', 'ComedyCon'],
  ['series', 'unheard of', 'unheard of', 'unheard of'],
  ['price', 'free', 'Free', 'Gratuit'],
  ['price', '25-50', '$25 to $50', '25 $ à 50 $'],
  ['price', '100-100000', '$100 and up', '100 $ et plus'],
  ['price', 'dear', 'dear', 'dear'],
  ['festival', '321', '321', '321'],
])('HOM-13: the choice of the %s %s reads “%s”, in French “%s”', (name, value, inEnglish, inFrench) => {
  expect([told('en', name, value), told('fr', name, value)]).toEqual([inEnglish, inFrench]);
});
