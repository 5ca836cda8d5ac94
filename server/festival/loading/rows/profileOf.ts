import type { FestivalProfile } from '#server/store/festival/festivalProfile.ts';
import { inBoth, textsOf } from '#server/festival/values/languages.ts';
import { storedLookOf } from '#server/festival/values/look.ts';
import { wordsIn } from '#server/festival/values/words.ts';
import { placeholderName } from '#server/festival/values/paths.ts';
import { pageNames } from '../names.ts';
import type { Loading } from './loading.ts';

const placeholdersOf = ({ folder: { pages } }: Loading): string[] =>
  [...pages].flatMap(([name, { texts }]) =>
    Object.values(
      inBoth((lang) => (texts[lang]?.head.placeholder === true ? [placeholderName(name, lang)] : [])),
    ).flat(),
  );

const reservableOf = ({ folder, numberOf }: Loading): FestivalProfile['reservable'] => {
  const { reservations } = folder.festival;
  return reservations === undefined
    ? null
    : {
        all: reservations.all,
        series: reservations.series.map((name) => numberOf('page', pageNames.series(name))),
        belongsTo: reservations.belongs_to,
        shows: reservations.shows.map((name) => numberOf('show', name)),
      };
};

/** The festival as a whole, as `festival.yaml` says it. */
export const profileOf = (loading: Loading): FestivalProfile => {
  const { festival } = loading.folder;
  return {
    name: textsOf(festival.name),
    languages: festival.languages,
    timezone: festival.timezone,
    currency: festival.currency,
    members: festival.members,
    newsletter: festival.newsletter,
    reservable: reservableOf(loading),
    drawnBySeries: festival.drawn_by_series,
    ticketsUrl: festival.tickets ?? null,
    socialUrls: festival.social,
    placeholders: placeholdersOf(loading),
    words: inBoth((lang) => wordsIn(festival.words, lang)),
    look: storedLookOf(festival.look),
  };
};
