import { kinds } from '#server/programme/kinds.ts';
import { kinds as codes } from '#contract/programme/shows/view.ts';
import { addressOfMedium } from '#server/festival/values/media.ts';
import { textsOf } from '#server/festival/values/languages.ts';
import type { Loading, RowsOf } from './loading.ts';
import { profileOf } from './profileOf.ts';

/** The festival as a whole, its sponsors, and the categories of its shows: the kinds and the genres. */
export const festivalRows = (loading: Loading): RowsOf<'festival' | 'categories' | 'sponsors'> => {
  const { folder, numberOf } = loading;
  return {
    festival: [{ id: 1, profile: JSON.stringify(profileOf(loading)) }],
    categories: [
      ...codes.map((code) => ({ name: code, title: kinds[code].name })),
      ...Object.entries(folder.festival.genres).map(([name, title]) => ({ name, title: textsOf(title) })),
    ].map(({ name, title }) => ({
      id: numberOf('genre', name),
      code: name,
      title_fr: title.fr,
      title_en: title.en,
    })),
    sponsors: Object.entries(folder.festival.sponsors).map(([name, sponsor]) => ({
      id: numberOf('sponsor', name),
      title: sponsor.name,
      logo: sponsor.logo === undefined ? null : addressOfMedium(sponsor.logo),
      uri: sponsor.link ?? null,
      footer_line: sponsor.line,
    })),
  };
};
