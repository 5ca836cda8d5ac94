import { languages, type Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { addresses, artistOf, demoShow, festival, otherShow, plainShow } from './festival.ts';
import { backstage, videosOf } from './videos.ts';

/** Each kind of page is visited so often in a language, at different addresses if it has several. */
const turns = [0, 1] as const;
type Turn = (typeof turns)[number];

/** One page of every kind; no two neighbours share a heading, the last and the first included. */
export const everyKind = (lang: Language, turn: Turn): string[] => {
  const at = addresses[lang];
  const one = <First, Second>(...pair: readonly [First, Second]): First | Second => pair[turn];
  const calendarOf = (search: Record<string, string>) => `${at.calendar}?${new URLSearchParams(search)}`;
  const shows = pairPath('shows', lang);
  return [
    at.home,
    calendarOf({ month: one('2027-07', festival.busiestMonth) }),
    one(plainShow, otherShow)[lang],
    calendarOf({ mode: 'day', day: one(festival.fullestDay, festival.dayAfterFullest) }),
    demoShow[lang],
    calendarOf({ month: festival.busiestMonth, ...one({ city: 'Toronto' }, { venue: festival.venue }) }),
    shows,
    `${pairPath('artists', lang)}/${one(artistOf.show, artistOf.photos[1])}`,
    `${shows}?city=${one('Toronto', 'Montréal')}`,
    pairPath('artists', lang),
    at.archive,
    pairPath('ondemand', lang),
    one(pairPath('videos-ondemand', lang), backstage[lang].path),
    one(videosOf[lang].film, videosOf[lang].embedded).path,
    `${pairPath('search', lang)}?q=${one('gala', 'nuit')}`,
    pairPath('festivals', lang),
    pairPath('press', lang),
    pairPath('jobs', lang),
    pairPath('choose-your-pass', lang),
    pairPath('my-list', lang),
    pairPath('my-tickets', lang),
    `/${lang}/login`,
    `/${lang}/profile`,
    pairPath(one('register', 'reset-password'), lang),
    at.missing,
    one(at.basic, at.legal),
  ];
};

/** A walk through the site in both languages: a hundred addresses of twenty-five kinds. */
export const tour: readonly string[] = turns.flatMap((turn) =>
  languages.flatMap((lang) => everyKind(lang, turn)),
);
