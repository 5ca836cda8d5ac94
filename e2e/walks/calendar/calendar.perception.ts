import type { calendarMachine } from '#machines/calendar/calendar.machine.ts';
import { filled, like, monthYear } from '#e2e/site/words.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';

interface CalendarValues {
  /** Without scripts there are links in the place of panels. */
  readonly isLive: boolean;
}

const anyOf = (...texts: readonly string[]): RegExp =>
  new RegExp(texts.map((text) => like(text).source).join('|'));

/** The place in time opens its selector; the filters say how many there are; the list says how many shows. */
const bar = ({ text, facts, values }: Told<CalendarValues>, place: string | RegExp): Perceived => {
  const { filter, total_one, total_other } = text.calendar;
  const count = (facts['venue'] === '' ? 0 : 1) + (facts['english'] === 'true' ? 1 : 0);
  const opener = [
    filter.open,
    filled(filter.openActive_one, { count }),
    filled(filter.openActive_other, { count }),
  ][count];
  return {
    controls: [
      control('button', place),
      ...(values.isLive && opener !== undefined ? [control('button', opener)] : []),
    ],
    statuses: [anyOf(total_one, total_other)],
  };
};

/** CAL-01…CAL-09, CAL-24: the buttons; the links are in its picture. */
export const calendarPerception: Perception<typeof calendarMachine, CalendarValues> = {
  states: {
    month: (told) => {
      const month = monthYear(told.lang, String(told.facts['month']));
      return bar(told, told.values.isLive ? `${month} ${told.text.calendar.monthSelector}` : month);
    },
    day: (told) => bar(told, like(`{{day}} ${told.text.calendar.daySelector}`)),
  },
};
