import * as v from 'valibot';
import { accessibilities } from '../programme/calendar/chosenFilters.ts';
import { id, instant, offset, optionalUrl, safeUrl, text, writtenIn } from './values.ts';

const named = v.fallback(v.nullable(v.object({ name: text })), null);

/** CAL-33: one of several media, each for a site. */
export const media = v.object({
  siteId: v.optional(v.number(), 0),
  mediaType: v.optional(v.string(), 'image'),
  url: safeUrl,
});

/** The time of an item: instants in UTC, the offset at the start, the zone's IANA name if known. */
export const itemDate = v.object({
  start: instant,
  end: v.fallback(v.nullable(instant), null),
  timezone_offset: v.optional(offset, '0000'),
  timezone: v.fallback(v.nullable(v.string()), null),
});

export const availability = v.picklist(['FREE', 'ON_SALE', 'SOLD_OUT']);
export type Availability = v.InferOutput<typeof availability>;

/** The state of an announced date. */
export const programmationStates = ['scheduled', 'cancelled', 'postponed', 'rescheduled'] as const;
export type ProgrammationState = (typeof programmationStates)[number];
const scheduled = 'scheduled';
/** As planned if the host sends none, or an unknown one. */
export const programmationState = v.optional(
  v.fallback(v.picklist(programmationStates), scheduled),
  scheduled,
);

/** One show at one time: the calendar item of CAL-32. */
export const programmation = v.object({
  id,
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  url: safeUrl,
  thumbnail: v.fallback(v.nullable(v.union([safeUrl, v.array(media)])), null),
  image_url: optionalUrl,
  date: itemDate,
  venue: text,
  city: text,
  region: text,
  language: text,
  category: v.fallback(v.nullable(v.number()), null),
  categories: v.fallback(v.array(v.string()), []),
  show_type: named,
  belong_to: named,
  status: v.fallback(v.nullable(availability), null),
  /** In the festival's currency; null if unknown. */
  price: v.optional(v.fallback(v.nullable(v.object({ min: v.number(), max: v.number() })), null), null),
  /** With the id they name a liked programmation (WSH-02); null if the host omits them. */
  festivalId: v.optional(v.fallback(v.nullable(id), null), null),
  edition: v.optional(v.fallback(v.nullable(v.object({ id })), null), null),
  accessibility: v.optional(v.fallback(v.array(v.picklist(accessibilities)), []), []),
  state: programmationState,
  written_in: writtenIn,
});
export type Programmation = v.InferOutput<typeof programmation>;
/** A server's answer for a {@link Programmation}. */
export type ProgrammationWire = v.InferInput<typeof programmation>;
