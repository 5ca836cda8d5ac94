import { kinds } from '#server/programme/kinds.ts';
import { kinds as codes } from '#contract/programme/shows/view.ts';
import type { FestivalProfile } from '#server/store/festival/festivalProfile.ts';
import { addressOfMedium } from '#server/festival/values/media.ts';
import { inBoth, textsOf } from '#server/festival/values/languages.ts';
import { placeholderName } from '#server/festival/values/paths.ts';
import type { Loading, RowsOf } from './loading.ts';

const profileOf = ({ festival, pages }: Loading['folder']): FestivalProfile => ({
  name: textsOf(festival.name),
  languages: festival.languages,
  timezone: festival.timezone,
  currency: festival.currency,
  ticketsUrl: festival.tickets ?? null,
  socialUrls: festival.social,
  placeholders: [...pages].flatMap(([name, { texts }]) =>
    Object.values(
      inBoth((lang) => (texts[lang]?.head.placeholder === true ? [placeholderName(name, lang)] : [])),
    ).flat(),
  ),
});

/** The festival as a whole, its sponsors, and the categories of its shows: the kinds and the genres. */
export const festivalRows = ({
  folder,
  numberOf,
}: Loading): RowsOf<'festival' | 'categories' | 'sponsors'> => ({
  festival: [{ id: 1, profile: JSON.stringify(profileOf(folder)) }],
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
});
