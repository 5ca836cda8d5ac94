import { importLimits } from '../limits.ts';
import { isDay, readInstant } from '../reading/instant.ts';
import { firstText } from '../reading/languageTexts.ts';
import type { ImportedPlace } from '../reading/place.ts';
import { hasAmounts } from '../reading/price.ts';
import { hasState } from '../reading/state.ts';
import { isTrue, line, numberIn, rawText, webAddress } from '../reading/values.ts';
import type { Rule } from './rule.ts';

const always: Rule = () => true;

const isInstant =
  (name: 'start' | 'end' | 'previousStart'): Rule =>
  (value, { date }) =>
    date[name] !== null && readInstant(value, date.timezone) === date[name];

const isEnd: Rule = (value, facts) =>
  isInstant('end')(value, facts) ||
  (facts.date.isAllDay && isDay(rawText(value)) && isLaterDay(value, facts));

const isLaterDay: Rule = (value, { date }) => (readInstant(value, date.timezone) ?? 0) >= date.start;

const isOfPlace =
  (name: 'name' | 'city' | 'region'): Rule =>
  (value, { date }) =>
    line(firstText(value), importLimits.name) === date.place?.[name];

const isCoordinate =
  (name: keyof NonNullable<ImportedPlace['coordinates']>): Rule =>
  (value, { date }) =>
    numberIn(value) === (date.place?.coordinates?.[name] ?? '');

const isMap: Rule = (value, { date }) => {
  const address = webAddress(value);
  return address !== null && address === date.place?.mapUrl;
};

/** Of an address in one text the city is kept. */
const isCityKnown: Rule = (value, facts) =>
  (facts.date.place?.city ?? '') !== '' || isOfPlace('name')(value, facts);

const isForZone: Rule = (_value, { date }) => date.zoneSource === 'place';

const isPrice: Rule = (value, { date }) => hasAmounts(date.price, value);

const isCurrency: Rule = (value, { currency }) => rawText(value).toUpperCase() === currency;

const isTicketUrl: Rule = (value, { date }) =>
  date.ticketUrl !== null && webAddress(value) === date.ticketUrl;

const isAvailability: Rule = (value, { date }) =>
  /(^|[/:])SoldOut$/i.test(rawText(value))
    ? date.price.status === 'SOLD_OUT'
    : /(^|[/:])InStock$/i.test(rawText(value));

/** Properties that a date keeps, by their paths. */
export const dateRules: Readonly<Record<string, Rule>> = {
  startDate: isInstant('start'),
  endDate: isEnd,
  previousStartDate: isInstant('previousStart'),
  eventStatus: hasState,
  eventAttendanceMode: (value) => /(Mixed|Offline|Online)EventAttendanceMode$/.test(rawText(value)),
  identifier: always,
  'identifier.value': always,
  superEvent: always,
  url: isTicketUrl,
  isAccessibleForFree: (value, { date }) => isTrue(value) === (date.price.status === 'FREE'),
  location: isOfPlace('name'),
  'location.name': isOfPlace('name'),
  'location.address': isCityKnown,
  'location.address.streetAddress': isOfPlace('name'),
  'location.address.addressLocality': isOfPlace('city'),
  'location.address.addressRegion': isOfPlace('region'),
  'location.address.addressCountry': isForZone,
  'location.address.addressCountry.name': isForZone,
  'location.geo.latitude': isCoordinate('latitude'),
  'location.geo.longitude': isCoordinate('longitude'),
  'location.latitude': isCoordinate('latitude'),
  'location.longitude': isCoordinate('longitude'),
  'location.hasMap': isMap,
  'location.hasMap.url': isMap,
  'offers.price': isPrice,
  'offers.lowPrice': isPrice,
  'offers.highPrice': isPrice,
  'offers.minPrice': isPrice,
  'offers.maxPrice': isPrice,
  'offers.priceCurrency': isCurrency,
  'offers.availability': isAvailability,
  'offers.url': isTicketUrl,
};
