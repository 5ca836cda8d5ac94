import type { Language } from '#contract/address/language.ts';
import type { CalendarDate } from './dateFile.ts';

/** Finds a date of the programme by its id, whoever has it. */
export interface DateSource {
  /** Null if there is no such date. */
  find: (lang: Language, id: string) => Promise<CalendarDate | null>;
  /** A found date's lifetime in milliseconds; null until the data change. */
  lifetime: number | null;
}
