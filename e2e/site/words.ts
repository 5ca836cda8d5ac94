import enBuyPopup from '#locales/en/buyPopup.json' with { type: 'json' };
import enCalendar from '#locales/en/calendar.json' with { type: 'json' };
import enFormat from '#locales/en/format.json' with { type: 'json' };
import enHome from '#locales/en/home.json' with { type: 'json' };
import enLayout from '#locales/en/layout.json' with { type: 'json' };
import enLogin from '#locales/en/login.json' with { type: 'json' };
import enPage from '#locales/en/page.json' with { type: 'json' };
import enProfile from '#locales/en/profile.json' with { type: 'json' };
import enReservation from '#locales/en/reservation.json' with { type: 'json' };
import enSession from '#locales/en/session.json' with { type: 'json' };
import enShow from '#locales/en/show.json' with { type: 'json' };
import enWishlist from '#locales/en/wishlist.json' with { type: 'json' };
import frBuyPopup from '#locales/fr/buyPopup.json' with { type: 'json' };
import frCalendar from '#locales/fr/calendar.json' with { type: 'json' };
import frFormat from '#locales/fr/format.json' with { type: 'json' };
import frHome from '#locales/fr/home.json' with { type: 'json' };
import frLayout from '#locales/fr/layout.json' with { type: 'json' };
import frLogin from '#locales/fr/login.json' with { type: 'json' };
import frPage from '#locales/fr/page.json' with { type: 'json' };
import frProfile from '#locales/fr/profile.json' with { type: 'json' };
import frReservation from '#locales/fr/reservation.json' with { type: 'json' };
import frSession from '#locales/fr/session.json' with { type: 'json' };
import frShow from '#locales/fr/show.json' with { type: 'json' };
import frWishlist from '#locales/fr/wishlist.json' with { type: 'json' };

/** What the site says, by language: a test fails on what a text does, not on how it is put. */
export const words = {
  fr: {
    buyPopup: frBuyPopup,
    calendar: frCalendar,
    format: frFormat,
    home: frHome,
    layout: frLayout,
    login: frLogin,
    page: frPage,
    profile: frProfile,
    reservation: frReservation,
    session: frSession,
    show: frShow,
    wishlist: frWishlist,
  },
  en: {
    buyPopup: enBuyPopup,
    calendar: enCalendar,
    format: enFormat,
    home: enHome,
    layout: enLayout,
    login: enLogin,
    page: enPage,
    profile: enProfile,
    reservation: enReservation,
    session: enSession,
    show: enShow,
    wishlist: enWishlist,
  },
} as const;

export type Language = keyof typeof words;
export const languages = ['fr', 'en'] as const satisfies readonly Language[];

/** `{{name}}` and `{{count, number}}` of a text, filled in. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** A browser tells a no-break space as a space. */
const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s/g, String.raw`\s`);

/** A text whose `{{…}}` may be anything. */
export const like = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{\{[^}]*\}\}/)
      .map(escaped)
      .join('.+')}$`,
  );

/** `2027-06` → `juin 2027`, `June 2027`. */
export const monthYear = (lang: Language, month: string): string =>
  `${words[lang].format.months[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;
