import { ticketsQuery } from '#src/api/queries.ts';
import type { Ticket } from '#contract/wire/ticket.ts';
import { closesAt, closesSoonAt } from '#contract/programme/time/closing.ts';
import { nearDayChanges } from '#contract/programme/calendar/nearDay.ts';
import { nextDate } from '#contract/programme/shows/nextDate.ts';
import { saleChanges } from '#contract/programme/shows/sale.ts';
import { timeOfTicket } from '#contract/programme/shows/ticket.ts';
import { minute } from '#contract/settings/time.ts';
import { showView, type ShowView } from '#contract/programme/shows/show.ts';
import type { ContentLoad, PageAnswer } from '#src/routing/context.ts';

/** A page without its dates is made anew soon, in milliseconds. */
const soon = 10_000;

/** Screens show the time to the minute. */
const wholeMinute = (instant: number): number => Math.ceil(instant / minute) * minute;

/** The instants at which the word for the next date changes: tomorrow, tonight. */
const wordChanges = (tickets: readonly Ticket[], now: number): number[] => {
  const found = nextDate(tickets, now);
  const when = found && timeOfTicket(found.next);
  return when ? nearDayChanges(when) : [];
};

/**
 * The time of a show page's next change: a date begins or ends, and is off sale, or closes to reservations, or soon
 * will; or the next one is tomorrow, or tonight.
 */
const nextChange = (
  tickets: readonly Ticket[] | undefined,
  { isReservable }: ShowView,
  now: number,
): number | null => {
  if (!tickets) return now + soon;
  const closings = isReservable ? tickets.map(({ date }) => closesAt(Date.parse(date.start))) : [];
  const warnings = tickets.map(({ date }) => wholeMinute(closesSoonAt(Date.parse(date.start), isReservable)));
  const ahead = [
    ...saleChanges(tickets).map(wholeMinute),
    ...warnings,
    ...closings,
    ...wordChanges(tickets, now),
  ].filter((instant) => instant > now);
  return ahead.length === 0 ? null : Math.min(...ahead);
};

/**
 * Adds a show's dates to the page's answer, also for machines. If they cannot be fetched, the page stays without them
 * (SHW-15).
 * @returns null if there is no readable show, or one of an excluded festival (SHW-19)
 */
export const load = async ({ context, page, path, answer }: ContentLoad): Promise<PageAnswer | null> => {
  const { aside, queryClient, settings, clock, isServer, lang, loadTexts } = context;
  const show = showView(page, settings);
  if (!show) return null;
  const texts = loadTexts('buyPopup', 'video', ...(show.isReservable ? (['reservation'] as const) : []));
  const query = ticketsQuery(aside, lang, show.id);
  await Promise.all([texts, queryClient.prefetchQuery(query)]);
  const tickets = queryClient.getQueryData(query.queryKey);
  const expiresAt = nextChange(tickets, show, clock.now());
  const { title, summary, image_url: image, artists } = show.attributes;
  return {
    ...answer,
    ...(expiresAt !== null && { expiresAt }),
    ...(show.isToronto && { variant: 'toronto' as const }),
    ...(show.isReservable && { isReservable: true }),
    ...(isServer && {
      show: { facts: { title, summary, url: `/${lang}/${path}`, image, artists }, tickets: tickets ?? [] },
    }),
  };
};
