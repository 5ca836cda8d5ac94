import { inksOf } from './inksOf.ts';

const origin = 'http://127.0.0.1:8080';
const readable = /^(?:text\/|image\/svg|application\/(?:\w+\+)?(?:json|xml))/;
const drawn = /^image\/(?:png|webp|jpeg|avif)/;

/** An answer in words, a picture in its colours; null for films and fonts. */
export interface Answer {
  status: number;
  type: string;
  text: string | null;
}

/** For tests: what an answer says. */
export const answerOf = async (answer: Response): Promise<Answer> => {
  const type = answer.headers.get('content-type') ?? '';
  const location = answer.headers.get('location') ?? '';
  const text = drawn.test(type)
    ? (await inksOf(await answer.arrayBuffer())).join(' ')
    : readable.test(type) || location !== ''
      ? location + (await answer.text())
      : null;
  return { status: answer.status, type, text };
};

/** The addresses of this site in an answer, without their questions: a calendar would never end. */
const addressesIn = ({ text }: Answer): string[] =>
  [...(text ?? '').matchAll(/(?:href|src|content)="([^"]+)"|<loc>([^<]+)<|"url":"([^"]+)"|^(\/[^\s<]+)/g)]
    .map(([, attribute, location, member, moved]) => attribute ?? location ?? member ?? moved ?? '')
    .map((address) => (address.startsWith(`${origin}/`) ? address.slice(origin.length) : address))
    .filter((address) => /^\/(?!\/)/.test(address))
    .map((address) => address.replace(/[?#].*$/, ''));

/**
 * For tests: everything that a site answers, by address: to these questions, and to all links that lead on from there.
 * @param most a site with more answers than that fails
 */
export const everyAnswer = async (
  ask: (address: string) => Promise<Response>,
  beginnings: readonly string[],
  most = 1000,
): Promise<Map<string, Answer>> => {
  const answers = new Map<string, Answer>();
  const waiting = [...beginnings];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (answers.has(address)) continue;
    if (answers.size === most) throw new Error(`The site has more than ${most} answers`);
    const answer = await answerOf(await ask(address));
    answers.set(address, answer);
    waiting.push(...addressesIn(answer));
  }
  return answers;
};
