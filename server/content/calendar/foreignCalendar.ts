import type { Language } from '#contract/address/language.ts';
import { firstDateAfter, monthOf } from '#contract/programme/time/months.ts';
import { spanOf, type LocalSpan } from '#contract/programme/time/dayRange.ts';
import {
  facetsOfItems,
  showsWithin,
  summarise,
  type ProgrammeQuestion,
} from '#contract/programme/calendar/monthSummary.ts';
import type { MonthAnswer } from '#contract/programme/calendar/readMonth.ts';
import { dateInZone } from '#contract/programme/time/siteDate.ts';
import { second } from '#contract/settings/time.ts';
import type { Programmation } from '#contract/wire/programmation.ts';
import type { CalendarQuestion, CalendarSource } from '../calendarSource.ts';
import { after } from '#server/host/after.ts';
import { createForeignHost, type ForeignHostDeps } from './foreignHost.ts';
import { contentLimits } from '../limits.ts';

interface ForeignCalendarDeps extends ForeignHostDeps {
  /** CAL-31 */
  excludedFestivals: readonly string[];
}

const startOf = (item: Programmation | undefined): number | null =>
  item === undefined ? null : Math.floor(Date.parse(item.date.start) / second);

/** How far the reading of a month reaches into the first of the next, in any zone: noon in the furthest west. */
const heldOfNext = '12:00';

/** The two sides of a month: which starts lie there, and which is the nearest. */
const sides = {
  previous: {
    spanOf: (month: string): LocalSpan => ({ from: '0000-01-01T00:00', to: `${month}-01T00:00` }),
    nearest: (items: readonly Programmation[]) => items.at(-1),
    isFurther: (start: number, than: number) => start < than,
  },
  next: {
    spanOf: (month: string): LocalSpan => ({
      from: `${firstDateAfter(month)}T00:00`,
      to: '9999-12-31T00:00',
    }),
    nearest: (items: readonly Programmation[]) => items[0],
    isFurther: (start: number, than: number) => start > than,
  },
} as const;

/**
 * The calendar of an external content host: the server reads its months, so that the browser knows one shape and one origin,
 * and never holds a month.
 */
export const foreignCalendar = ({ excludedFestivals, ...host }: ForeignCalendarDeps): CalendarSource => {
  const read = createForeignHost(host);
  const askedOf = ({ lang, filters }: CalendarQuestion): ProgrammeQuestion => ({
    lang,
    filters,
    settings: { excludedFestivals },
  });

  /**
   * The nearest matching show beyond a month: it skips months without one (CAL-43). For an unreadable month, or a slow one, the
   * host's own word has to do: one failing month takes no other with it.
   */
  const nearest = async (
    side: keyof typeof sides,
    month: string,
    answer: MonthAnswer,
    question: CalendarQuestion,
    tooLate: Promise<null>,
  ): Promise<number | null> => {
    const { spanOf, nearest: nearestOf, isFurther } = sides[side];
    let around = answer;
    for (let looks = 0; looks < contentLimits.host.monthsAround; looks += 1) {
      const found = startOf(nearestOf(showsWithin(around.items, spanOf(month), askedOf(question))));
      if (found !== null) return found;
      const beyond = around[side];
      if (beyond === null) return null;
      const reading = read(question.lang, monthOf(dateInZone(beyond * second, 'UTC'))).catch(() => null);
      const next = await Promise.race([reading, tooLate]);
      if (next === null) return beyond;
      around = next;
      const further = around[side];
      // Stops if the host leads back.
      if (further !== null && !isFurther(further, beyond)) around = { ...around, [side]: null };
    }
    return null;
  };

  /** All items of a span; of two months if it reaches beyond the reading of its own (CAL-49). */
  const readAround = async ({ from, to }: LocalSpan, lang: Language): Promise<readonly Programmation[]> => {
    const month = monthOf(from);
    const next = firstDateAfter(month);
    const isOfOne = to <= `${next}T${heldOfNext}`;
    const months = isOfOne ? [month] : [month, monthOf(next)];
    return (await Promise.all(months.map((one) => read(lang, one)))).flatMap(({ items }) => items);
  };

  return {
    readSummary: async (days, question) => {
      const month = monthOf(days.from);
      const tooLate = after(contentLimits.host.aroundPatience, null);
      const answer = await read(question.lang, month);
      const { leftOutEnglish, ...summary } = summarise(answer.items, days, askedOf(question));
      const [previous, next] = await Promise.all([
        nearest('previous', month, answer, question, tooLate),
        nearest('next', month, answer, question, tooLate),
      ]);
      return { ...summary, previous, next, left_out_english: leftOutEnglish };
    },
    readFacets: async (days, question) => {
      const items = await readAround(spanOf(days), question.lang);
      return facetsOfItems(items, days, askedOf(question));
    },
    readSpan: async (span, question, { limit, offset }) => {
      const items = await readAround(span, question.lang);
      const within = showsWithin(items, span, askedOf(question));
      return { items: within.slice(offset, offset + limit), total: within.length };
    },
    lifetime: contentLimits.host.fresh,
  };
};
