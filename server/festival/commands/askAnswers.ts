import * as v from 'valibot';
import { answers, faultOf, questions, type Answers, type Asked } from '../beginning/answers.ts';

/** Asks a person, who is there to answer. */
export interface Person {
  ask: (question: string) => Promise<string>;
  say: (line: string) => void;
}

const isAsked = (key: string): key is Asked => Object.hasOwn(questions, key);
const order = Object.keys(questions).filter(isAsked);

const answerOf = async (about: Asked, { ask, say }: Person): Promise<string> => {
  for (;;) {
    const text = (await ask(questions[about].question)).trim();
    const fault = faultOf(about, text);
    if (fault === null) return text;
    say(`It ${fault}.`);
  }
};

/** The four answers: flags where they are given, else a person's; or what is missing or wrong, in sentences. */
export const askAnswers = async (
  flags: Partial<Record<Asked, string>>,
  person: Person | null,
): Promise<{ answers: Answers } | { faults: string[] }> => {
  const wrong = order.flatMap((about) => {
    const fault = flags[about] === undefined ? null : faultOf(about, flags[about]);
    return fault === null ? [] : [`--${questions[about].flag} ${fault}.`];
  });
  const missing = order.filter((about) => flags[about] === undefined);
  const named = missing.map((about) => `--${questions[about].flag}`).join(', ');
  const unanswered = person === null && missing.length > 0 ? [`Nobody is here to ask: give ${named}.`] : [];
  if (wrong.length + unanswered.length > 0) return { faults: [...wrong, ...unanswered] };
  const given = new Map(order.map((about) => [about, flags[about]]));
  for (const about of missing) if (person) given.set(about, await answerOf(about, person));
  return { answers: v.parse(answers, Object.fromEntries(given)) };
};
