import * as v from 'valibot';
import { id, instant, offset, optionalUrl, text } from './values.ts';
import { availability, programmationState } from './programmation.ts';

const named = v.fallback(v.object({ name: text }), { name: '' });

/** TKT-03: one date of a show, with its seats and offers. */
export const ticket = v.object({
  id,
  showstartdate: instant,
  location: text,
  festivalId: v.fallback(v.nullable(id), null),
  edition: v.fallback(v.nullable(v.object({ id })), null),
  venue: v.fallback(
    v.nullable(
      v.object({
        name: text,
        map_url: optionalUrl,
        location: v.fallback(
          v.object({
            city: named,
            state: v.fallback(v.object({ name: text, abbreviation: text }), { name: '', abbreviation: '' }),
          }),
          { city: { name: '' }, state: { name: '', abbreviation: '' } },
        ),
      }),
    ),
    null,
  ),
  /** Dollars; null if unknown (TKT-05). */
  price: v.fallback(v.object({ min: v.nullable(v.number()), max: v.nullable(v.number()) }), {
    min: null,
    max: null,
  }),
  /** Wins over `soldout`, which counts only without a status (TKT-03). */
  status: v.fallback(v.nullable(availability), null),
  state: programmationState,
  /** The first announced start of a rescheduled date, with the offset of that day if known. */
  previous_start: v.optional(v.fallback(v.nullable(instant), null), null),
  soldout: v.fallback(v.boolean(), false),
  /** Whether it is for sale at all; true by default. */
  sale: v.fallback(v.boolean(), true),
  /** Undefined means that seats are not counted: then the server decides (RES-13). */
  capacity_seats: v.fallback(v.nullable(v.number()), null),
  taken_seats: v.fallback(v.nullable(v.number()), null),
  date: v.object({
    start: instant,
    end: v.fallback(v.nullable(instant), null),
    timezone_offset: offset,
    timezone: v.fallback(v.nullable(v.string()), null),
  }),
  tickets: v.fallback(v.array(v.object({ title: text, url: optionalUrl })), []),
  ticketurl: optionalUrl,
  passporturl: optionalUrl,
  /** Labels of the buttons to `ticketurl` and `passporturl`; '' leaves them to the page. */
  buy: text,
  passport: text,
  info: text,
  field_info_text: text,
  field_promo_text: text,
  show: v.object({
    title: text,
    url: optionalUrl,
    categories: v.fallback(v.array(v.string()), []),
    belong_to: v.fallback(v.nullable(v.object({ name: text })), null),
    language: text,
    type: text,
  }),
});
export type Ticket = v.InferOutput<typeof ticket>;
