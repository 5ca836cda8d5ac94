import type { Language } from '#contract/address/language.ts';
import type { CalendarDate } from './dateFile.ts';

/** Finds a date by its id, in our programme or in another host's. */
export interface DateSource {
  /** Null if there is no such date. */
  find: (lang: Language, id: string) => Promise<CalendarDate | null>;
  /** A found date's lifetime in milliseconds; null until the data change. */
  lifetime: number | null;
}
