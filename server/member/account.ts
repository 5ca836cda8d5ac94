import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import { writeLetter, type Letter } from '../mail/letters.ts';
import type { Mailer } from '../mail/mailer.ts';
import { spokenTo } from '../profile/festival.ts';
import { Refusal } from '../refusal.ts';
import { passwordLengths, writtenEmail } from '#contract/settings/account.ts';
import { fieldLimits, type Effort } from './limits.ts';
import type { RateLimits } from '../protection/rateLimits.ts';
import type { MemberDeps } from './resource.ts';
import type { Secrets } from '../protection/secrets.ts';
import type { Tokens } from './tokens.ts';

/** The surroundings of accounts and sessions, in addition to any member resource's. */
export interface AccountDeps extends MemberDeps {
  secrets: Secrets;
  tokens: Tokens;
  limits: RateLimits;
  effort: Effort;
  mailer: Mailer;
}

const normalize = (given: string): string =>
  given.slice(0, writtenEmail).normalize('NFKC').trim().toLowerCase();

/** An e-mail address is one account in any spelling. */
export const toEmail = (given: string): string => normalize(given).slice(0, fieldLimits.email);

/** A valid address in stored form: one line and one address, because mail goes to it. */
export const email = v.pipe(
  v.string(),
  v.maxLength(writtenEmail),
  v.regex(/^\P{Cc}*$/u),
  v.transform(normalize),
  v.email(),
  v.maxLength(fieldLimits.email),
);

/** Of limited length, so that nobody makes us derive keys of novels; other rules apply later. */
export const givenPassword = v.pipe(v.string(), v.maxLength(passwordLengths.longest * 2));

/** The reason may hold addresses: its code does not. */
const codeOf = (caught: unknown): string =>
  caught instanceof Error && 'code' in caught ? String(caught.code) : 'unknown';

/** The surroundings of a letter. */
export type PostDeps = Pick<AccountDeps, 'mailer' | 'log' | 'festival'>;

const delivered = async (
  { mailer, log, festival }: PostDeps,
  letter: Letter,
  to: { email: string; firstname: string; lang: Language },
  code = '',
  about: Readonly<Record<string, string>> = {},
): Promise<boolean> => {
  try {
    const writer = festival.latest();
    const lang = spokenTo(writer, to.lang);
    await mailer.send(writeLetter(letter, { ...to, lang, writer }, code, about));
    return true;
  } catch (caught) {
    log.error('mail.failed', { letter, code: codeOf(caught) });
    return false;
  }
};

/** Posts a letter that the answer depends on. @throws Refusal if it could not be handed over */
export const post = async (...letter: Parameters<typeof delivered>): Promise<void> => {
  if (!(await delivered(...letter))) throw new Refusal('internal', 'The mail could not be sent');
};

/** Posts a letter without waiting: the time would reveal whether there is a member. */
export const postLater = (...letter: Parameters<typeof delivered>): void => void delivered(...letter);

/**
 * Posts the last letter to a person. An outbox of our own then loses all of theirs, this one included; an answer waits for that,
 * so that letters to a new account of the same address stay.
 */
export const postLast = async (...[deps, letter, to]: Parameters<typeof delivered>): Promise<void> => {
  if (!deps.mailer.forget) return postLater(deps, letter, to);
  await delivered(deps, letter, to);
  try {
    await deps.mailer.forget(to.email);
  } catch (caught) {
    deps.log.error('mail.not-forgotten', { code: codeOf(caught) });
  }
};
