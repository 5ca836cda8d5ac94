import enCalendar from '#locales/en/calendar.json' with { type: 'json' };
import enFormat from '#locales/en/format.json' with { type: 'json' };
import enHome from '#locales/en/home.json' with { type: 'json' };
import enLayout from '#locales/en/layout.json' with { type: 'json' };
import enPage from '#locales/en/page.json' with { type: 'json' };
import frCalendar from '#locales/fr/calendar.json' with { type: 'json' };
import frFormat from '#locales/fr/format.json' with { type: 'json' };
import frHome from '#locales/fr/home.json' with { type: 'json' };
import frLayout from '#locales/fr/layout.json' with { type: 'json' };
import frPage from '#locales/fr/page.json' with { type: 'json' };

/** What the site says, by language: a test fails on what a text does, not on how it is put. */
export const words = {
  fr: { calendar: frCalendar, format: frFormat, home: frHome, layout: frLayout, page: frPage },
  en: { calendar: enCalendar, format: enFormat, home: enHome, layout: enLayout, page: enPage },
} as const;

export type Language = keyof typeof words;
export const languages = ['fr', 'en'] as const satisfies readonly Language[];

/** `{{name}}` and `{{count, number}}` of a text, filled in. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) => String(values[name] ?? ''));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

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
