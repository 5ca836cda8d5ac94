const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** So many days after the first start, or before it: `+12d 20:00`, `-5d 09:00`. */
const days = /^(?<count>[+-]\d{1,4})d (?<hour>([01]\d|2[0-3]):[0-5]\d)$/;
/** A weekday of a month after that of the first start, or before it: `+2m 2sat 20:00`. */
const months =
  /^(?<count>[+-]\d{1,3})m (?<nth>[1-5])(?<weekday>mon|tue|wed|thu|fri|sat|sun) (?<hour>([01]\d|2[0-3]):[0-5]\d)$/;

/** Whether a time counts from a festival's first start. */
export const isRelative = (written: string): boolean => days.test(written) || months.test(written);

const dayOf = (first: Temporal.PlainDate, nth: number, weekday: string): Temporal.PlainDate | null => {
  const untilFirst = (weekdays.indexOf(weekday) + 1 - first.dayOfWeek + first.daysInWeek) % first.daysInWeek;
  const day = first.add({ days: untilFirst + (nth - 1) * first.daysInWeek });
  return day.month === first.month ? day : null;
};

/**
 * The local time that a relative one means, as a folder writes it; any other comes back as it is.
 * @returns null where the month has no such weekday
 */
export const localTimeFrom = (written: string, firstDay: Temporal.PlainDate): string | null => {
  const found = days.exec(written) ?? months.exec(written);
  if (found === null) return written;
  const { count, nth, weekday = '', hour: time = '' } = found.groups ?? {};
  const day =
    nth === undefined
      ? firstDay.add({ days: Number(count) })
      : dayOf(firstDay.with({ day: 1 }).add({ months: Number(count) }), Number(nth), weekday);
  return day === null ? null : `${day.toString()} ${time}`;
};
