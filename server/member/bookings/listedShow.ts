import type { BookingItem } from '#contract/wire/member/booking.ts';
import { pictures, showAddress } from '#server/programme/addresses.ts';
import { isoOf } from '#server/programme/instants.ts';
import type { ShowOfMember } from '#server/store/members/showsOfMember.ts';

/** A show in a member's lists of reservations and wishes. */
export const toListedShow = (show: ShowOfMember | undefined): BookingItem['show'] =>
  show === undefined
    ? null
    : {
        title: { fr: show.title_fr, en: show.title_en },
        url: {
          fr: showAddress({ lang: 'fr', slug: show.slug_fr }),
          en: showAddress({ lang: 'en', slug: show.slug_en }),
        },
        image_url: pictures(show).image,
        start: isoOf(show.starts_at),
        end: show.ends_at === null ? null : isoOf(show.ends_at),
        timezone: show.timezone,
        venue: show.venue ?? '',
        city: show.city ?? '',
      };
