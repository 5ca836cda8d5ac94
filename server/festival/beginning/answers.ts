import * as v from 'valibot';
import { festivalFile } from '../schema/festivalFile.ts';
import { day, line, timezone } from '../schema/values.ts';

const asked = {
  name: line,
  languages: v.pipe(
    v.string(),
    v.transform((text) => text.split(/[\s,]+/).filter((word) => word !== '')),
    festivalFile.entries.languages,
  ),
  timezone,
  firstDay: day,
};

/** The four answers that a new festival needs. */
export const answers = v.object(asked);
export type Answers = v.InferOutput<typeof answers>;
export type Asked = keyof Answers;

/** Each question with its flag, in the order in which they are asked. */
export const questions = {
  name: { flag: 'name', question: 'What is the festival called?' },
  languages: { flag: 'languages', question: 'In which languages is it written, the main one first? (fr,en)' },
  timezone: { flag: 'timezone', question: 'In which time zone does it take place? (America/Toronto)' },
  firstDay: { flag: 'first-day', question: 'On which day does it begin? (2027-07-16)' },
} as const satisfies Record<Asked, { flag: string; question: string }>;

/** The fault of an answer, in words that follow its name; null if it has none. */
export const faultOf = (about: Asked, text: string): string | null =>
  v.safeParse(asked[about], text).issues?.[0].message ?? null;
