import * as v from 'valibot';
import { begunRequest } from '#contract/wire/passwordReset.ts';
import { chosenPlaces } from '#contract/wire/place.ts';
import { clientKey } from '#contract/wire/session.ts';
import { plainLine } from '#contract/settings/account.ts';
import { defaultLanguage } from '#contract/address/language.ts';
import { language } from '#contract/wire/values.ts';
import { epochSeconds } from '../clock.ts';
import { spend } from '../store/budgets.ts';
import { findMemberByEmail, insertMember } from '../store/members.ts';
import { email, givenPassword, postLater, type AccountDeps } from './account.ts';
import { askerOf, budgetOf, countAsker, countRequest, type Asker } from './asker.ts';
import { evenly } from './evenly.ts';
import { fieldLimits, memberLimits } from './limits.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import { locationText } from './places/location.ts';
import { beginRequest, mailCode, toldOf, type BegunRequest } from './resetSteps.ts';
import { definePublic } from './resource.ts';

const line = (longest: number) =>
  v.pipe(v.string(), v.regex(plainLine), v.trim(), v.nonEmpty(), v.maxLength(longest));
/** PRO-10. The language of the page may come along, for the letters. */
const registerBody = v.object({
  FullName: line(fieldLimits.name),
  Email: email,
  /** PRO-17: chosen places, or one in words. */
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

/** Whose address it is learns by mail what happened; whoever asked does not. */
const enrol = async (
  deps: AccountDeps,
  { FullName, Email, Password, lang, location }: Omit<Registration, 'Location'> & { location: string },
  begun: BegunRequest,
  asker: Asker,
): Promise<void> => {
  const { store, clock } = deps;
  const password_hash = await hashPassword(Password);
  const names = toNames(FullName);
  const fresh = {
    ...names,
    email: Email,
    location,
    lang,
    password_hash,
    active: 0,
    credits: 0,
    passes: 0,
  } as const;
  const now = epochSeconds(clock.now());
  const added = await store.transact((db) => insertMember(db, fresh, now));
  if (added) return mailCode(deps, added, begun, asker);
  const known = await findMemberByEmail(store.db, Email);
  if (!known) return;
  const wait = await store.transact((db) => spend(db, budgetOf('registrationMails', asker), now));
  if (wait > 0) return;
  if (known.active === 1) postLater(deps, 'alreadyMember', known);
  else await mailCode(deps, known, begun, asker);
};

export const registerResources = [
  definePublic({
    method: 'POST',
    path: '/v1/register',
    summary:
      'A new member, without credits, who activates the account with a mailed code (PRO-10, PRO-11). The answer is the same where there is one already.',
    request: { body: registerBody },
    answer: v.object({ data: v.object({ registered: v.boolean(), ...begunRequest.entries }) }),
    handle: async (deps: AccountDeps, { body, ...caller }) => {
      await countRequest(deps, caller);
      await checkNewPassword(body.Password);
      const { Location, lang } = body;
      const location = typeof Location === 'string' ? Location : await locationText(Location, lang);
      const asker = await askerOf(deps, caller, body.Email);
      countAsker(deps.limits, 'registrations', asker);
      const begun = beginRequest(deps, body.Email);
      await evenly(memberLimits.evenRegister, () => enrol(deps, { ...body, location }, begun, asker));
      return { status: 202, body: { data: { registered: true, ...toldOf(begun) } } };
    },
  }),
];
