import * as v from 'valibot';
import { takesPlace } from '#contract/programme/shows/state.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { ticket } from '#contract/wire/ticket.ts';
import type { Language } from '#contract/address/language.ts';
import { editionOf } from '#server/programme/edition.ts';
import { regionName } from '#server/programme/regions.ts';
import { epochSeconds } from '#server/clock.ts';
import { Refusal } from '#server/refusal.ts';
import { readDetails } from '#server/store/shows/showDetails.ts';
import { hasShow } from '#server/store/shows/shows.ts';
import { countTickets, ticketsOfShow, type TicketRow } from '#server/store/shows/tickets.ts';
import { showAddress } from '#server/programme/addresses.ts';
import { isoOf, localIsoOf, offsetOf } from '#server/programme/instants.ts';
import { categoryTitles } from './calendarItem.ts';
import { toPrice } from '../money.ts';
import { ofContent } from '../params.ts';
import { pageOffset, pageSize } from '../query.ts';
import { defineResource, listOf, pageOfList, type ContentDeps } from '../resource.ts';
import { buttonsOf } from './showSales.ts';
import { ticketAddress } from './ticketAddress.ts';

const toVenue = (lang: Language, { venue, city, region, region_name: stored, map_url: mapUrl }: TicketRow) =>
  venue === null
    ? null
    : {
        name: venue,
        map_url: mapUrl,
        location: {
          city: { name: city ?? '' },
          state: { name: regionName(lang, region ?? '', stored ?? ''), abbreviation: region ?? '' },
        },
      };

const toShow = (lang: Language, row: TicketRow, categories: string[]) => ({
  title: row.title,
  url: showAddress({ lang, slug: row.slug }),
  categories,
  belong_to: row.belong_to === null ? null : { name: row.belong_to },
  language: row.language,
  type: row.show_type ?? '',
});

/** Nothing for a date that is as planned. */
const toldState = ({ state, previous_starts_at: previous, timezone }: TicketRow) => ({
  ...(state !== 'scheduled' && { state }),
  ...(previous !== null && { previous_start: localIsoOf(previous, timezone) }),
});

/** TKT-03: one date on the wire, with its present sale. */
export const toTicket = (
  { clock, boxOfficeUrl, siteId }: Pick<ContentDeps, 'clock' | 'boxOfficeUrl' | 'siteId'>,
  lang: Language,
  row: TicketRow,
  categories: string[],
) => {
  const details = readDetails(row.details);
  const { upsell = {} } = details;
  const ticketUrl = ticketAddress(row, lang, boxOfficeUrl);
  const start = isoOf(row.starts_at);
  return {
    id: String(row.id),
    showstartdate: start,
    location: row.city ?? '',
    festivalId: String(siteId),
    edition: { id: editionOf(row.starts_at, row.timezone) },
    venue: toVenue(lang, row),
    price: { min: toPrice(row.price_min), max: toPrice(row.price_max) },
    status: row.status,
    ...toldState(row),
    soldout: row.status === 'SOLD_OUT',
    capacity_seats: row.capacity,
    taken_seats: row.taken,
    date: {
      start,
      end: row.ends_at === null ? null : isoOf(row.ends_at),
      timezone_offset: offsetOf(row.starts_at, row.timezone),
      timezone: row.timezone,
    },
    tickets: buttonsOf(details, { status: row.status, ticketUrl }),
    ticketurl: ticketUrl,
    passporturl: upsell.passUrl?.[lang] ?? null,
    sale: row.status !== 'SOLD_OUT' && takesPlace(row) && row.starts_at > epochSeconds(clock.now()),
    buy: upsell.ticketText?.[lang] ?? '',
    passport: upsell.passText?.[lang] ?? '',
    info: '',
    field_info_text: details.info?.[lang] ?? '',
    field_promo_text: details.promotion?.[lang] ?? '',
    show: toShow(lang, row, categories),
  };
};

/** SHW-15, TKT-03: the dates of a show. Reservations change no data version, so that every request reads it. */
export const tickets = defineResource({
  path: '/{lang}/content/{siteId}/shows/{id}/programmations',
  summary: 'The dates of a show with their seats and what is sold, by start and then id (SHW-15).',
  request: {
    params: ofContent,
    query: v.object({ pagesize: pageSize(pageSizes.tickets), offset: pageOffset }),
  },
  answer: listOf(ticket),
  keeping: () => 'live',
  handle: async (deps, { params: { lang, id }, query: { pagesize, offset } }) => {
    const { db } = deps.store;
    if (!(await hasShow(db, id))) throw new Refusal('not-found', 'There is no such show');
    const [rows, total, categories] = await Promise.all([
      ticketsOfShow(db, lang, id, { limit: pagesize, offset }),
      countTickets(db, id),
      categoryTitles(db, lang, [id]),
    ]);
    const data = rows.map((row) => toTicket(deps, lang, row, categories.titles(id)));
    return { body: pageOfList(data, { limit: pagesize, offset, total }) };
  },
});
