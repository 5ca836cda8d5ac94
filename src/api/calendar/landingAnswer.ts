import { unfiltered } from '#contract/programme/calendar/chosenFilters.ts';
import { dayBeyond } from '#contract/programme/time/dayBeyond.ts';
import { landing, type CalendarKind, type Landing } from '#contract/programme/calendar/landing.ts';
import { monthOf } from '#contract/programme/time/months.ts';
import { placeShow } from '#contract/programme/shows/place.ts';
import { monthAsked, readMonth, type Source } from './monthSummaries.ts';
import { nearestQuery } from './nearest.ts';

/** The defaults of a calendar's address: month, day and reach (CAL-38, CAL-39, RTE-04). */
export const readLanding = async (
  source: Source,
  { calendar, today }: { calendar: CalendarKind; today: string },
): Promise<Landing> => {
  const { queryClient, client, lang } = source;
  const present = monthOf(today);
  const isLive = calendar === 'live';
  const read = (month: string) => readMonth(source, monthAsked(month, unfiltered, isLive ? null : today));
  const [summary, oldest] = await Promise.all([
    read(present),
    isLive ? null : queryClient.query(nearestQuery(client, lang, 0)),
  ]);
  const { days } = summary;
  const hasLater = days.some(({ date }) => date >= today);
  const [previous, next] = await Promise.all([
    isLive || days.length > 0 ? null : dayBeyond(present, summary, 'previous', read),
    !isLive || hasLater ? null : dayBeyond(present, summary, 'next', read),
  ]);
  const first = oldest === null ? null : placeShow(oldest);
  return landing({
    calendar,
    today,
    days,
    beyond: { previous, next },
    firstProgrammation: first?.date ?? null,
  });
};
