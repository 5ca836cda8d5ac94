import * as v from 'valibot';
import { newEmail } from './member.ts';
import type { Seeder, World } from './seeder.ts';

const key = 'fuzz';
const begun = v.object({ data: v.object({ token: v.string(), uuid: v.string(), userref: v.string() }) });
const authorized = v.object({ data: v.object({ authorization_code: v.string() }) });

/** A request for a new password of the member, with its code. */
const reset = async ({ people, site }: World) => {
  const { email } = await people.member();
  const { data } = await people.ask(begun, 'POST', '/v1/reset-password/initiate', { body: { email, key } });
  return { ...data, email, code: site.codeOf(email), key };
};

/** The same with the right to choose a password. */
const proof = async ({ people }: World, given: Awaited<ReturnType<typeof reset>>) => {
  const { data } = await people.ask(authorized, 'POST', '/v1/reset-password/validate', { body: given });
  return { ...given, ...data };
};

const registration = {
  FullName: 'Camille Roy',
  Location: 'Montréal',
  Password: 'correct horse battery fuzz',
  lang: 'fr',
};

const v1 = 'ApiMemberV1';

/** Requests for an account, a session and another password. */
export const accountSeeds: Readonly<Record<string, Seeder>> = {
  [`post${v1}LoginInitiate`]: async ({ people }, pick) => {
    const { email, password } = await people.member();
    return {
      body: pick([true, false])
        ? { username: email, password, key }
        : { token: await people.begin(email), key },
    };
  },
  [`post${v1}LoginVerify`]: async ({ people, site }) => {
    const { email } = await people.member();
    const token = await people.begin(email);
    return { body: { token, code: site.codeOf(email), key } };
  },
  [`post${v1}LoginTokenRefresh`]: async ({ people }) => {
    const member = await people.member();
    return {
      body: { refresh_token: member.session.refresh_token, key },
      done: () => people.end(member, false),
    };
  },
  [`post${v1}ResetPasswordInitiate`]: async ({ people }) => ({
    fields: { email: (await people.member()).email },
  }),
  [`post${v1}ResetPasswordValidate`]: async (world) => ({ body: await reset(world) }),
  [`post${v1}ResetPasswordFinalize`]: async (world) => {
    const given = await proof(world, await reset(world));
    const member = await world.people.member();
    return {
      body: { ...given, newpassword: member.password },
      done: () => world.people.end(member, false),
    };
  },
  [`post${v1}ResetPasswordActivateAccount`]: async (world) => {
    const { people, site } = world;
    const email = newEmail();
    const { data } = await people.ask(begun, 'POST', '/v1/register', {
      body: { ...registration, Email: email },
    });
    const { code: _code, ...given } = await proof(world, { ...data, email, code: site.codeOf(email), key });
    return { body: { ...given, newpassword: registration.Password } };
  },
  [`post${v1}Register`]: () => ({ body: { ...registration, Email: newEmail(), key } }),
};
