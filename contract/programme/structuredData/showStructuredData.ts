import type { Player } from '#contract/wire/show.ts';
import type { Ticket } from '#contract/wire/ticket.ts';
import { saleOfDate } from '../shows/sale.ts';
import { absoluteAt, availabilities, eventStatuses, later, online, wholeDays } from './structuredData.ts';
import { minutesUntil, noHour } from '../time/wholeDays.ts';
import { priceRange, timeOfTicket, type TicketTime } from '../shows/ticket.ts';
import { isoOffset } from '../shows/tile.ts';

/** The facts that all dates of a show share. Addresses may be paths of the site. */
export interface ShowFacts {
  title: string;
  summary: string;
  url: string;
  image: string | null;
  artists: readonly Player[];
}

const placeOf = ({ venue, location }: Ticket): object => ({
  '@type': 'Place',
  name: venue?.name || location,
  address: {
    '@type': 'PostalAddress',
    addressLocality: venue?.location.city.name || location,
    ...(venue?.location.state.abbreviation && { addressRegion: venue.location.state.abbreviation }),
  },
  ...(venue?.map_url && { hasMap: venue.map_url }),
});

/** The offer of a date and its end; null if it is past or off. */
const offersOf = (
  ticket: Ticket,
  { absolute, currency, now }: { absolute: (path: string) => string; currency: string; now: number },
): object | null => {
  const { price, ticketurl, date } = ticket;
  const sale = saleOfDate(ticket, now);
  if (sale !== 'open' && sale !== 'soldOut') return null;
  const status = sale === 'soldOut' ? 'SOLD_OUT' : ticket.status;
  const range = priceRange(price);
  if (range === null && status === null) return null;
  const { min, max } = range ?? {};
  return {
    ...(min === max
      ? { '@type': 'Offer', price: min }
      : { '@type': 'AggregateOffer', lowPrice: min, highPrice: max }),
    ...(range && { priceCurrency: currency }),
    ...(status && { availability: availabilities[status] }),
    validThrough: date.start,
    ...(ticketurl && { url: absolute(ticketurl) }),
  };
};

const timesOf = (
  { date, state, previous_start: previous }: Ticket,
  { date: day, time, zone }: TicketTime,
): object => {
  const start = `${day}T${time}${isoOffset(zone.offset)}`;
  const minutes = minutesUntil(date.start, date.end);
  const times =
    time === noHour
      ? wholeDays(day, minutes ?? 0)
      : { startDate: start, ...(minutes !== null && { endDate: later(start, minutes) }) };
  return {
    ...times,
    ...(state === 'rescheduled' && previous !== null && { previousStartDate: previous }),
  };
};

/**
 * The dates of a show as schema.org `Event` data, without those of unknown time.
 * @param currency ISO 4217
 * @param now milliseconds since the epoch
 */
export const eventsOfShow = (
  show: ShowFacts,
  tickets: readonly Ticket[],
  { publicUrl, currency, now }: { publicUrl: string; currency: string; now: number },
): object => {
  const absolute = absoluteAt(publicUrl);
  const url = absolute(show.url);
  const about = {
    '@type': 'Event',
    name: show.title,
    url,
    ...(show.image !== null && { image: absolute(show.image) }),
    ...(show.summary !== '' && { description: show.summary }),
    ...(show.artists.length > 0 && {
      performer: show.artists.map(({ name, url: page }) => ({
        '@type': 'PerformingGroup',
        name,
        ...(page !== null && { url: absolute(page) }),
      })),
    }),
  };
  const events = tickets.flatMap((ticket) => {
    const when = timeOfTicket(ticket);
    if (when === null) return [];
    const isOnline = when.kind === 'online';
    const offers = offersOf(ticket, { absolute, currency, now });
    return {
      ...about,
      eventStatus: eventStatuses[ticket.state],
      ...timesOf(ticket, when),
      ...(isOnline && online),
      location: isOnline ? { '@type': 'VirtualLocation', url } : placeOf(ticket),
      ...(ticket.status === 'FREE' && { isAccessibleForFree: true }),
      ...(offers && { offers }),
    };
  });
  return { '@context': 'https://schema.org', '@graph': events };
};
