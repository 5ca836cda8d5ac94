import * as v from 'valibot';
import { language } from '#contract/wire/values.ts';
import { Refusal } from '../refusal.ts';
import { findMember, updatePassword, updateProfile, type MemberRow } from '../store/members.ts';
import { endResets } from '../store/passwordResets.ts';
import { endSessions } from '../store/sessions.ts';
import { givenPassword, postLater, type AccountDeps } from './account.ts';
import { fieldLimits } from './limits.ts';
import { checkNewPassword, hashPassword, isPassword } from './passwords.ts';
import { defineForMember, type Identity } from './resource.ts';

const name = v.pipe(v.string(), v.trim(), v.maxLength(fieldLimits.name));
/** PRO-03. What is not named here, the uuid among it, cannot be changed. */
const profileFields = v.partial(
  v.object({
    firstname: v.pipe(name, v.nonEmpty()),
    lastname: name,
    location: v.pipe(v.string(), v.trim(), v.maxLength(fieldLimits.location)),
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

const ownRow = async ({ store }: AccountDeps, { id }: Identity): Promise<MemberRow> => {
  const row = await findMember(store.db, id);
  if (!row) throw new Refusal('unauthorised', 'This session has ended');
  return row;
};
const toProfile = ({ uuid, firstname, lastname, email, location, lang }: MemberRow) => ({
  body: { data: { uuid, firstname, lastname, email, location, lang } },
});

const readProfile = defineForMember({
  method: 'GET',
  path: '/v1/me/profile',
  summary: 'The member (PRO-01).',
  request: {},
  answer: profileAnswer,
  handle: async (deps: AccountDeps, { member }) => toProfile(await ownRow(deps, member)),
});

/** Only what was given: exact optional properties know no `undefined`. */
const given = ({ firstname, lastname, location, lang }: v.InferOutput<typeof profileFields>) => ({
  ...(firstname !== undefined && { firstname }),
  ...(lastname !== undefined && { lastname }),
  ...(location !== undefined && { location }),
  ...(lang !== undefined && { lang }),
});

const changeProfile = defineForMember({
  method: 'PATCH',
  path: '/v1/me/profile',
  summary: 'Changes the named fields and answers the whole profile (PRO-02).',
  request: { body: profileFields },
  answer: profileAnswer,
  handle: async (deps: AccountDeps, { body, member }) => {
    await deps.store.transact((db) => updateProfile(db, member.id, given(body)));
    return toProfile(await ownRow(deps, member));
  },
});

const changePassword = defineForMember({
  method: 'POST',
  path: '/v1/me/profile/password/update',
  summary: 'A new password for the old one; ends the other sessions of the member (PRO-04).',
  request: { body: passwordBody },
  answer: v.object({ data: v.object({}) }),
  handle: async (deps: AccountDeps, { body: { oldpassword, newpassword }, member }) => {
    const { store, limits } = deps;
    const row = await ownRow(deps, member);
    limits.count('passwords', member.family);
    if (!(await isPassword(oldpassword, row.password_hash)))
      throw new Refusal('wrong-password', 'The old password is wrong');
    limits.clear('passwords', member.family);
    await checkNewPassword(newpassword);
    const hash = await hashPassword(newpassword);
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
