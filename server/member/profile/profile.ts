import * as v from 'valibot';
import { plainLine } from '#contract/settings/account.ts';
import { language } from '#contract/wire/values.ts';
import { Refusal } from '#server/refusal.ts';
import {
  findMember,
  updatePassword,
  updateProfile,
  updateSeenProfile,
  type MemberRow,
  type ProfileFields,
} from '#server/store/members/members.ts';
import { endResets } from '#server/store/members/passwordResets.ts';
import { endSessions } from '#server/store/members/sessions.ts';
import { givenPassword, postLater, type AccountDeps } from '../account.ts';
import { fieldLimits } from '../limits.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { proveOwn } from './ownPassword.ts';
import { checkNewPassword, hashPassword } from '../passwords.ts';
import { isNamed, tagOf } from './profileTag.ts';
import { tooOften } from '#server/protection/descriptions.ts';
import { defineForMember, type Identity } from '../resource.ts';

const line = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest), v.regex(plainLine));
const name = line(fieldLimits.name);
/** PRO-03. Fields not listed here, such as the uuid, cannot change. */
const profileFields = v.partial(
  v.object({
    firstname: v.pipe(name, v.nonEmpty()),
    lastname: name,
    location: line(fieldLimits.location),
    lang: language,
  }),
);
const profileData = v.object({
  uuid: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  email: v.string(),
  location: v.string(),
  lang: language,
});
const profileAnswer = v.object({ data: profileData });
const passwordBody = v.object({ oldpassword: givenPassword, newpassword: givenPassword });

/** The caller's row. @throws Refusal if the account is gone by now */
export const ownRow = async (db: Database, { id }: Identity): Promise<MemberRow> => {
  const row = await findMember(db, id);
  if (!row) throw new Refusal('unauthorised', 'This session has ended');
  return row;
};
const toProfile = ({ uuid, firstname, lastname, email, location, lang }: MemberRow) => {
  const data = { uuid, firstname, lastname, email, location, lang };
  return { body: { data }, headers: { etag: tagOf(data) } };
};

const readProfile = defineForMember({
  method: 'GET',
  path: '/v1/me/profile',
  summary: 'The member (PRO-01), with a strong `ETag`.',
  request: {},
  answer: profileAnswer,
  handle: async (deps: AccountDeps, { member }) => toProfile(await ownRow(deps.store.db, member)),
});

/** Only given fields: exact optional properties know no `undefined`. */
const given = ({ firstname, lastname, location, lang }: v.InferOutput<typeof profileFields>) => ({
  ...(firstname !== undefined && { firstname }),
  ...(lastname !== undefined && { lastname }),
  ...(location !== undefined && { location }),
  ...(lang !== undefined && { lang }),
});

/** Compares and writes in one step: of two changes to the same version, it refuses the second. @throws Refusal */
const changeSeen = async (
  db: Database,
  member: Identity,
  ifMatch: string,
  fields: Partial<ProfileFields>,
): Promise<void> => {
  const seen = await ownRow(db, member);
  if (!isNamed(ifMatch, toProfile(seen).headers.etag) || !(await updateSeenProfile(db, seen, fields)))
    throw new Refusal('changed-elsewhere', 'The profile is no longer what it was');
};

const changeProfile = defineForMember({
  method: 'PATCH',
  path: '/v1/me/profile',
  summary:
    'Changes the named fields and answers the whole profile (PRO-02); with `If-Match`, of that version alone (412).',
  request: { body: profileFields },
  answer: profileAnswer,
  headers: v.object({ 'If-Match': v.optional(v.string()) }),
  refusals: { 412: 'The profile is no longer the version that `If-Match` names.' },
  handle: ({ store }: AccountDeps, { body, member, ifMatch }) =>
    store.transact(async (db) => {
      if (ifMatch === null) await updateProfile(db, member.id, given(body));
      else await changeSeen(db, member, ifMatch, given(body));
      return toProfile(await ownRow(db, member));
    }),
});

const changePassword = defineForMember({
  method: 'POST',
  path: '/v1/me/profile/password/update',
  summary: 'A new password for the old one; ends the other sessions of the member (PRO-04).',
  request: { body: passwordBody },
  answer: v.object({ data: v.object({}) }),
  refusals: { 409: 'The old password is wrong.', ...tooOften },
  handle: async (deps: AccountDeps, { body: { oldpassword, newpassword }, member }) => {
    const { store } = deps;
    const row = await ownRow(store.db, member);
    await proveOwn(deps, member, oldpassword, row.password_hash);
    await checkNewPassword(newpassword);
    const hash = await hashPassword(newpassword, deps.effort);
    await store.transact(async (db) => {
      await updatePassword(db, member.id, hash);
      await endSessions(db, member.id, member.family);
      await endResets(db, member.id);
    });
    postLater(deps, 'passwordChanged', row);
    return { body: { data: {} } };
  },
});

export const profileResources = [readProfile, changeProfile, changePassword];
