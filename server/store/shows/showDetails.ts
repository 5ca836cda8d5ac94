import * as v from 'valibot';
import { safeUrl } from '#contract/wire/values.ts';
import { boxOffice } from './boxOffice.ts';

const localized = v.object({ fr: v.string(), en: v.string() });

/**
 * Details of a show's page beyond the calendar, in both languages (SHW-07): the JSON of `shows.details`. Every field may be
 * missing; an imported show has none.
 */
const schema = v.partial(
  v.object({
    /** SHW-04: the two titles above the description. */
    firstTitle: localized,
    secondTitle: localized,
    /** A short muted film, mp4, in place of the picture. */
    film: safeUrl,
    /** SHW-05: a video to embed, by the address of its page. */
    video: safeUrl,
    /** Ids of sponsors. */
    sponsors: v.array(v.number()),
    /** SHW-11 */
    upsell: v.partial(
      v.object({
        passText: localized,
        passUrl: v.object({ fr: safeUrl, en: safeUrl }),
        ticketText: localized,
        /** `boxOffice` means the next date there. */
        ticketUrl: v.union([safeUrl, v.literal(boxOffice)]),
        useModal: v.boolean(),
      }),
    ),
    /** SHW-12 */
    hidesTickets: v.boolean(),
    /** TKT-06: the buttons of every date; one without `url` leads to the date's own tickets. */
    buttons: v.array(v.object({ title: v.string(), url: v.optional(safeUrl) })),
    /** A line below each date, and one that promotes. */
    info: localized,
    promotion: localized,
  }),
);
export type ShowDetails = v.InferOutput<typeof schema>;

const stored = v.fallback(v.pipe(v.string(), v.parseJson(), schema), {});

/** Stored details; unreadable ones count as missing. */
export const readDetails = (json: string): ShowDetails => v.parse(stored, json);
