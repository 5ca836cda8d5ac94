import * as v from 'valibot';
import { begunRegistration } from '#contract/wire/member/passwordReset.ts';
import { chosenPlaces } from '#contract/wire/place.ts';
import { clientKey } from '#contract/wire/member/session.ts';
import { plainLine } from '#contract/settings/account.ts';
import { defaultLanguage } from '#contract/address/language.ts';
import { language } from '#contract/wire/values.ts';
import { findMemberByEmail } from '#server/store/members/members.ts';
import { insertRegistration } from '#server/store/members/registrations.ts';
import { email, givenPassword, postLater, type AccountDeps } from '../account.ts';
import { askLetter } from './askLetter.ts';
import { askerOf, countAsker, countRequest, type Asker } from '../requestLimits.ts';
import { evenly } from '#server/protection/evenTiming.ts';
import { fieldLimits } from '../limits.ts';
import { checkNewPassword, hashPassword } from '../passwords.ts';
import { locationText } from '../places/location.ts';
import { beginRequest, mailCode, makeCode, toldOf, type BegunRequest } from './resetSteps.ts';
import { browserSecret } from './resetToken.ts';
import { tooOften } from '#server/protection/descriptions.ts';
import { definePublic } from '../resource.ts';

const line = (longest: number) =>
  v.pipe(v.string(), v.regex(plainLine), v.trim(), v.nonEmpty(), v.maxLength(longest));
/** PRO-10. The page may add its language, for the letters. */
const registerBody = v.object({
  FullName: line(fieldLimits.name),
  Email: email,
  /** PRO-17: chosen places, or words. */
  Location: v.union([line(fieldLimits.location), chosenPlaces]),
  Password: givenPassword,
  lang: v.optional(language, defaultLanguage),
  key: v.optional(clientKey),
});
type Registration = v.InferOutput<typeof registerBody>;

const toNames = (fullName: string): { firstname: string; lastname: string } => {
  const [firstname = '', ...rest] = fullName.split(/\s+/);
  return { firstname, lastname: rest.join(' ') };
};

/**
 * Keeps the request until its mailed code proves the address; no other request changes. The owner of the address learns
 * by mail what happened; the asker does not.
 */
const enrol = async (
  deps: AccountDeps,
  { FullName, Email, Password, lang, location }: Omit<Registration, 'Location'> & { location: string },
  begun: BegunRequest,
  asker: Asker,
): Promise<void> => {
  const { code, codeHash } = makeCode(deps, begun);
  const registration = {
    id: begun.uuid,
    userref: begun.userref,
    account: asker.account,
    ...toNames(FullName),
    location,
    lang,
    password_hash: await hashPassword(Password, deps.effort),
    code_hash: codeHash,
    expires_at: begun.expiresAt,
  };
  await askLetter(deps, 'registrations', asker, async (db) => {
    const known = await findMemberByEmail(db, Email);
    if (known?.active === 1) return () => postLater(deps, 'alreadyMember', known);
    await insertRegistration(db, registration);
    const reader = { email: Email, firstname: '', lang };
    return () => mailCode(deps, { letter: 'activation', page: 'activate', reader }, begun, code);
  });
};

export const registerResources = [
  definePublic({
    method: 'POST',
    path: '/v1/register',
    summary:
      'Asks for an account without credits, which a mailed code activates (PRO-10, PRO-11). The answer is the same for the address of a member.',
    request: { body: registerBody },
    answer: v.object({ data: v.object({ registered: v.boolean(), ...begunRegistration.entries }) }),
    successes: [202],
    refusals: tooOften,
    handle: async (deps: AccountDeps, { body, ...caller }) => {
      await countRequest(deps, caller);
      await checkNewPassword(body.Password);
      const { Location, lang } = body;
      const location = typeof Location === 'string' ? Location : await locationText(Location, lang);
      const asker = await askerOf(deps, caller, body.Email);
      await countAsker(deps, 'registrations', asker);
      const begun = beginRequest(deps, body.Email);
      await evenly(deps.effort.evenRegister, () => enrol(deps, { ...body, location }, begun, asker));
      const browser_secret = browserSecret(deps.secrets, begun);
      return { status: 202, body: { data: { registered: true, ...toldOf(begun), browser_secret } } };
    },
  }),
];
