import { PlainTurns } from '#server/turns/plainTurns.ts';
import { problemsOf, type Loss } from '../problems.ts';
import { ask, Unanswered, type HostAnswer } from './ask.ts';
import { adviseOnHeaders } from './headers.ts';
import { picturesIn, type SeenPicture } from './picturesIn.ts';
import type { HostUnderCheck } from './checkedHost.ts';
import type { Finding, Level } from './findings.ts';
import type { CheckLimits } from './limits.ts';

const losses: Readonly<Record<Loss, string>> = {
  answer: 'The answer cannot be used.',
  record: 'The site leaves the record out.',
  field: 'The site does without the field.',
};

/** Notes a question that a host may leave unanswered, with the loss to visitors. */
export const leftOut = (without: string): Pick<Finding, 'level' | 'says'> => ({
  level: 'missing',
  says: `${without.charAt(0).toUpperCase()}${without.slice(1)}.`,
});

const isGone = (status: number): boolean => status === 404 || status === 410;

/** The found value by its sort alone: a member's own does not belong on a screen. */
const withoutValue = <About extends Partial<Finding>>(about: About): About => ({
  ...about,
  found: /^(nothing|null|an object|a list)/.test(about.found ?? '') ? about.found : 'another value',
});

/**
 * Begins a check. Findings about a host with private answers tell no values.
 */
export const createHostUnderCheck = (
  base: string,
  limits: CheckLimits,
  findings: Finding[],
  { isPrivate = false }: { isPrivate?: boolean } = {},
): HostUnderCheck => {
  const began = performance.now();
  const { atOnce, whole, timeout } = limits;
  const longestWait = whole + timeout;
  const turns = new PlainTurns({ atOnce, waiting: Number.MAX_SAFE_INTEGER, longestWait });
  const advised = new Set<string>();
  const pictures: SeenPicture[] = [];
  let unanswered = 0;
  let isOver = false;

  const note: HostUnderCheck['note'] = (level, call, says, about = {}) => {
    findings.push({ level, call, says, ...about });
  };
  const end = (level: Level, says: string): null => {
    if (!isOver) note(level, '', says);
    isOver = true;
    return null;
  };
  const askNow = async (call: string, init: RequestInit): Promise<HostAnswer | null> => {
    if (isOver) return null;
    if (performance.now() - began > limits.whole)
      return end('slow', 'The check stopped: its time was over before everything was asked.');
    try {
      const headers = { accept: 'application/json', ...Object(init.headers) };
      const answer = await ask(new URL(base + call), { ...init, headers }, limits);
      unanswered = 0;
      if (answer.took > limits.slow)
        note('slow', call, `The answer takes ${(answer.took / 1000).toFixed(1)} s. People wait for it.`);
      return answer;
    } catch (caught) {
      if (!(caught instanceof Unanswered)) throw caught;
      note('wrong', call, caught.message);
      unanswered = caught.isAway ? unanswered + 1 : 0;
      if (unanswered >= limits.unanswered)
        return end(
          'wrong',
          `The host is away: ${unanswered} questions in a row had no answer. The check stopped.`,
        );
      return null;
    }
  };
  const asking: HostUnderCheck['ask'] = (call, init = {}) => turns.run(() => askNow(call, init));

  /** Once for each sort of question, so that advice is not repeated. */
  const advise = async (call: string, answer: HostAnswer): Promise<void> => {
    const sort = call.replace(/\?.*$/s, '').split('/').slice(0, 4).join('/');
    if (advised.has(sort)) return;
    advised.add(sort);
    await adviseOnHeaders({ note, ask: asking }, call, answer);
  };

  return {
    note,
    pictures,
    ask: asking,
    read: async (call, gone) => {
      const answer = await asking(call);
      if (answer === null) return null;
      const { status, text, headers } = answer;
      if (isGone(status)) {
        if (gone) note(gone.level, call, `The host answers ${status}. ${gone.says}`);
        return null;
      }
      if (status !== 200) {
        note('wrong', call, `The host answers ${status}. The site says that it is unavailable.`);
        return null;
      }
      try {
        const json: unknown = JSON.parse(text);
        pictures.push(...picturesIn(json).map((picture) => ({ ...picture, call })));
        await advise(call, answer);
        return json;
      } catch {
        const type = headers.get('content-type') ?? 'no type';
        const isHtml = /^\s*</.test(text);
        note(
          'wrong',
          call,
          `The answer is ${isHtml ? 'HTML' : `no JSON (${type})`}, where JSON is expected.`,
        );
        return null;
      }
    },
    compare: (call, schema, answer) => {
      for (const { loss, ...about } of problemsOf(schema, answer))
        note('wrong', call, losses[loss], isPrivate ? withoutValue(about) : about);
    },
  };
};
