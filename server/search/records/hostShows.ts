import type { Language } from '#contract/address/language.ts';
import { festivalOf, isListed } from '#contract/programme/shows/series.ts';
import type { Programmation } from '#contract/wire/programmation.ts';
import type { SearchRecord } from '#contract/wire/search.ts';
import type { ListedShow } from '#contract/wire/shows.ts';
import { noWords } from '#contract/words.ts';
import { datesOfShow, timesOf } from '#server/host/lists/datesOfShow.ts';
import type { HostLists } from '#server/host/lists/hostLists.ts';
import { site } from '#server/site.ts';
import { datesOfRecord, type RecordedDate } from './datesOfRecord.ts';
import { categoriesOf, featuresOf, featureWords } from './features.ts';
import { plainText } from './plainText.ts';
import { bare, fingerprintOf, idOf, type Candidate } from './source.ts';

const priceOf = ({ status, price }: Programmation): RecordedDate['price'] =>
  status === 'FREE' ? { min: 0, max: 0 } : price;

const toRecord = (
  show: ListedShow,
  dates: readonly Programmation[],
  { lang, timezone }: { lang: Language; timezone: string },
): SearchRecord => {
  const told = datesOfRecord(
    dates
      .map((date) => ({
        ...timesOf(date.date, timezone),
        venue: date.venue,
        city: date.city,
        price: priceOf(date),
        state: date.state,
      }))
      .toSorted((one, other) => one.start - other.start),
  );
  const accessibility = [...new Set(dates.flatMap((date) => date.accessibility))];
  return {
    ...bare,
    objectID: idOf('show', show.id, lang),
    kind: 'show',
    lang,
    ...(show.written_in !== undefined && { written_in: show.written_in }),
    title: show.title,
    url: show.url,
    image: show.thumbnail?.[0]?.url ?? show.image_url,
    summary: plainText(show.summary),
    body: '',
    ...told,
    venues: told.venues.length > 0 ? told.venues : show.venues.map(({ name }) => name),
    cities: told.cities.length > 0 ? told.cities : show.venues.map(({ location }) => location.city.name),
    ...categoriesOf(show.categories.map(({ name }) => name)),
    features: featuresOf(accessibility, featureWords({ words: noWords }, lang), told.price === 0),
  };
};

/** The candidate of each show of somebody else's programme, with its dates that take place. */
export const hostShow = (lists: HostLists, lang: Language, timezone: string) => {
  const all = lists.dates[lang].items();
  return (show: ListedShow): Candidate => {
    const dates = datesOfShow(show, all);
    return {
      objectID: idOf('show', show.id, lang),
      lang,
      fingerprint: fingerprintOf([show, dates]),
      make: () => toRecord(show, dates, { lang, timezone }),
    };
  };
};

/** CAL-31 */
export const isShown = (show: ListedShow): boolean => !isListed(festivalOf(show), site.excludedFestivals);
