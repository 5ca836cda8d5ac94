import type { ProgrammationState } from '#contract/wire/programmation.ts';
import { isWholeDate } from '#server/programme/wholeDate.ts';
import { ICalCalendar, ICalEventStatus } from 'ical-generator';
import {
  tzlib_get_ical_block as timezoneBlock,
  tzlib_get_offset as blockOffset,
} from 'timezones-ical-library';

/** One event of a calendar file. Instants are epoch seconds, the zone an IANA name. */
export interface IcalEvent {
  uid: string;
  title: string;
  /** '' if unknown. */
  place: string;
  url: string;
  start: number;
  /** Null if unknown: then the file has no end either. */
  end: number | null;
  timezone: string;
  made: Temporal.Instant;
  state: ProgrammationState;
}

/** RFC 5545's words: a postponed show may come at another time, or not. */
const statuses: Record<ProgrammationState, ICalEventStatus | null> = {
  scheduled: null,
  cancelled: ICalEventStatus.CANCELLED,
  postponed: ICalEventStatus.TENTATIVE,
  rescheduled: null,
};

const zoned = (seconds: number, timezone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toZonedDateTimeISO(timezone);

/** The rules of a zone for a calendar file; '' for an unknown zone. */
const rulesOf = (timezone: string): string => {
  const [block = ''] = timezoneBlock(timezone);
  return block;
};

/**
 * Whether local time is safe for an instant in a file: unambiguous (at the end of summer time an hour comes twice, and
 * readers differ), and covered by the file's rules (which know no past years).
 */
const isTold = (at: Temporal.ZonedDateTime): boolean => {
  const wall = at.toPlainDateTime();
  const time = wall.toPlainTime().toString({ smallestUnit: 'minute' });
  const offset = blockOffset(at.timeZoneId, wall.toPlainDate().toString(), time);
  const [first, last] = (['earlier', 'later'] as const).map((disambiguation) =>
    wall.toZonedDateTime(at.timeZoneId, { disambiguation }),
  );
  return offset === at.offset.replace(':', '') && first?.equals(at) === true && last?.equals(at) === true;
};

const knowsZone = (timezone: string): boolean => rulesOf(timezone).includes(`TZID:${timezone}\r\n`);

/** An iCalendar file (RFC 5545) of one event: in local time where it is safe, else in UTC; a whole day as such. */
export const writeCalendar = (event: IcalEvent, product: { name: string; lang: string }): string => {
  const { timezone, start, end } = event;
  const times = [start, ...(end === null ? [] : [end])].map((seconds) => zoned(seconds, timezone));
  const isDays = isWholeDate(start, end, timezone);
  const isLocal = !isDays && knowsZone(timezone) && times.every(isTold);
  const [from, to = null] = isLocal || isDays ? times : times.map((time) => time.withTimeZone('UTC'));
  if (from === undefined) throw new Error('An event has a start');
  const calendar = new ICalCalendar({
    prodId: { company: product.name, product: product.name, language: product.lang.toUpperCase() },
  });
  if (isLocal) calendar.timezone({ name: null, generator: rulesOf });
  calendar.createEvent({
    id: event.uid,
    stamp: event.made,
    start: from,
    end: to,
    allDay: isDays,
    timezone: isLocal ? timezone : null,
    summary: event.title,
    location: event.place === '' ? null : event.place,
    url: event.url,
    status: statuses[event.state],
  });
  // Every line ends with a line break, the last one too.
  return `${calendar.toString()}\r\n`;
};
