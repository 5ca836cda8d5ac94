import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { engines, type Engine } from '../store/testing/engines.ts';
import { rowsOfMember } from '../store/testing/rowsOfMember.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { memberLimits } from './limits.ts';
import { hashPassword } from './passwords.ts';
import { openMemberHost, type MemberHost } from './testing/memberHost.ts';
import { addMember, field, key, refusal, type Answered, type Visitor } from './testing/visitor.ts';

const clock = createTestClock('2027-07-16T21:30:00Z');
const waitSeconds = (seconds: number): void => clock.set(clock.now().add({ seconds }).toString());

const own = { FullName: 'Vic Roy', Location: 'Laval', Password: 'nine raccoons on a tightrope' };
const strange = {
  FullName: 'http://evil.example Mal',
  Location: 'Elsewhere',
  Password: 'owned by a stranger',
};
const third = { ...own, FullName: 'Vic Later', Password: 'another one of my own' };

/** A visitor with a browser and an address of their own, and the parts of their request. */
interface Registrant {
  visitor: Visitor;
  email: string;
  answer: Answered;
  /** Fields of every step. */
  request: Record<string, string>;
  /** Of the newest letter to the address; '' without one. */
  code: string;
}

const requestOf = (answer: Answered, email: string): Record<string, string> => ({
  token: field(answer, 'token'),
  uuid: field(answer, 'uuid'),
  userref: field(answer, 'userref'),
  email,
  key,
});

describe.each(engines)('registrations on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('two processes', () => {
    let engine: Engine;
    let stores: [Store, Store];
    let hosts: [MemberHost, MemberHost];
    beforeAll(async () => {
      engine = await start();
      stores = [await engine.open(), await engine.open()];
      hosts = [await openMemberHost(stores[0], clock), await openMemberHost(stores[1], clock)];
    });
    afterAll(async () => {
      for (const store of stores) await store.close();
      await engine.stop();
    });

    let people = 0;
    const someone = (): string => `someone-${(people += 1)}@example.test`;
    const register = async (email: string, form: typeof own, host = hosts[0]): Promise<Registrant> => {
      const visitor = await host.visit();
      const answer = await visitor.ask('POST', '/v1/register', { body: { ...form, Email: email, key } });
      const code = /^\d{6}$/m.exec(host.mailsTo(email).at(-1)?.text ?? '')?.[0] ?? '';
      return { visitor, email, answer, request: requestOf(answer, email), code };
    };
    const step = ({ visitor, request }: Registrant, name: string, body: object): Promise<Answered> =>
      visitor.ask('POST', `/v1/reset-password/${name}`, { body: { ...request, ...body } });
    const validate = (of: Registrant): Promise<Answered> => step(of, 'validate', { code: of.code });
    /** Exchanges the code. @returns the right in exchange */
    const authorize = async (of: Registrant): Promise<string> =>
      field(await validate(of), 'authorization_code');
    const activateBy = async (of: Registrant, authorization_code: string, password?: string) =>
      refusal(
        await step(of, 'activate-account', {
          authorization_code,
          ...(password !== undefined && { newpassword: password }),
        }),
      );
    const activate = async (of: Registrant, password?: string): Promise<string> =>
      activateBy(of, await authorize(of), password);
    const logIn = async (email: string, password: string): Promise<string> => {
      const visitor = await hosts[0].visit();
      return refusal(
        await visitor.ask('POST', '/v1/login/initiate', { body: { username: email, password, key } }),
      );
    };
    const row = (email: string) =>
      stores[0].db
        .selectFrom('members')
        .select(['firstname', 'lastname', 'location', 'lang', 'active'])
        .where('email', '=', email)
        .execute();
    const theirs = [{ firstname: 'Vic', lastname: 'Roy', location: 'Laval', lang: 'fr', active: 1 }];

    test('PRO-08: who registers somebody else’s address first owns nothing: the owner’s code gives the owner’s password, name and place', async () => {
      const email = someone();
      const stranger = await register(email, strange);
      const victim = await register(email, own);
      expect(await activate(victim, own.Password)).toBe('200');
      expect([
        await row(email),
        await logIn(email, strange.Password),
        await logIn(email, own.Password),
      ]).toEqual([theirs, '401 invalid-credentials', '200']);
      // The stranger's request has ended: even its right code fails.
      expect(refusal(await validate(stranger))).toBe('401 wrong-code');
    });

    test('PRO-08: the same where the stranger comes later: what an earlier code does stays', async () => {
      const email = someone();
      const victim = await register(email, own);
      const authorization = await authorize(victim);
      const stranger = await register(email, strange);
      expect(await activateBy(victim, authorization, own.Password)).toBe('200');
      expect([await row(email), await logIn(email, strange.Password)]).toEqual([
        theirs,
        '401 invalid-credentials',
      ]);
      expect(refusal(await validate(stranger))).toBe('401 wrong-code');
    });

    test('PRO-08: of two requests of one’s own each code gives what was asked with it', async () => {
      const email = someone();
      const [first, second] = [await register(email, own), await register(email, third)];
      expect(refusal(await step(first, 'validate', { code: second.code }))).toBe('401 wrong-code');
      expect(await activate(second, third.Password)).toBe('200');
      expect(await row(email)).toEqual([{ ...theirs[0], lastname: 'Later' }]);
      expect([await logIn(email, own.Password), await logIn(email, third.Password)]).toEqual([
        '401 invalid-credentials',
        '200',
      ]);
    });

    test('PRO-08: who follows the link of a stranger’s request cannot be made to take the stranger’s password', async () => {
      const email = someone();
      const stranger = await register(email, strange);
      const authorization = await authorize(stranger);
      expect(await activateBy(stranger, authorization)).toBe('403 other-password');
      for (let tries = 1; tries < memberLimits.tries; tries += 1)
        expect(await activateBy(stranger, authorization, own.Password)).toBe('403 other-password');
      // Counted like codes: even the right password comes too late now.
      expect(await activateBy(stranger, authorization, strange.Password)).toBe('410 dead');
      expect([await row(email), await logIn(email, strange.Password)]).toEqual([
        [],
        '401 invalid-credentials',
      ]);
    });

    test('PRO-08: a wrong password leaves the right one good', async () => {
      const victim = await register(someone(), own);
      const authorization = await authorize(victim);
      for (const wrong of ['', 'x', strange.Password])
        expect([wrong, await activateBy(victim, authorization, wrong)]).toEqual([
          wrong,
          '403 other-password',
        ]);
      expect(await activateBy(victim, authorization, own.Password)).toBe('200');
    });

    test('PRO-08: the password alone activates nothing: without the code’s authorization it is not even judged', async () => {
      const victim = await register(someone(), own);
      expect(await activateBy(victim, 'x'.repeat(43), own.Password)).toBe('401 wrong-code');
      const authorization = await authorize(victim);
      expect(await activateBy(victim, 'x'.repeat(43), own.Password)).toBe('401 wrong-code');
      expect(await activateBy(victim, authorization, own.Password)).toBe('200');
    });

    test('PRO-08: of two requests that are activated side by side, in two processes, one makes the member', async () => {
      const email = someone();
      const one = await register(email, own);
      const other = await register(email, third, hosts[1]);
      const [oneRight, otherRight] = [await authorize(one), await authorize(other)];
      const told = await Promise.all([
        activateBy(one, oneRight, own.Password),
        activateBy(other, otherRight, third.Password),
      ]);
      expect(told.toSorted()).toEqual(['200', '401 wrong-code']);
      const isFirst = told[0] === '200';
      expect([await row(email), await logIn(email, isFirst ? own.Password : third.Password)]).toEqual([
        [{ ...theirs[0], lastname: isFirst ? 'Roy' : 'Later' }],
        '200',
      ]);
    });

    test('PRO-08: who hears no answer to the activation asks again, and is told that the account is active', async () => {
      const victim = await register(someone(), own);
      const authorization = await authorize(victim);
      for (const [password, told] of [
        [own.Password, '200'],
        [own.Password, '200'],
        [strange.Password, '401 wrong-code'],
      ] as const)
        expect(await activateBy(victim, authorization, password)).toBe(told);
      expect(hosts[0].mailsTo(victim.email)).toHaveLength(2);
    });

    /** The last step of the browser that registered, or of one with another secret. @returns its data */
    const enterBy = async (
      of: Registrant,
      authorization_code: string,
      browser_secret = field(of.answer, 'browser_secret'),
    ): Promise<unknown> => {
      const proof = { authorization_code, newpassword: own.Password, browser_secret };
      const { status, body } = await step(of, 'activate-account', proof);
      return status === 200 ? body : status;
    };
    const sessions = async (email: string): Promise<number> =>
      (
        await stores[0].db
          .selectFrom('session_families')
          .innerJoin('members', 'members.id', 'session_families.member_id')
          .where('email', '=', email)
          .select('session_families.id')
          .execute()
      ).length;
    const session = { data: { token: expect.any(String), refresh_token: expect.any(String) } };

    test('SES-04: the code logs in the browser that registered, whose session opens what is the member’s', async () => {
      const victim = await register(someone(), own);
      const proof = { newpassword: own.Password, browser_secret: field(victim.answer, 'browser_secret') };
      const authorization_code = await authorize(victim);
      const entered = await step(victim, 'activate-account', { authorization_code, ...proof });
      expect([entered.status, entered.body, await sessions(victim.email)]).toEqual([200, session, 1]);
      expect(entered.headers.get('set-cookie')).toMatch(/DEVICES=.*HttpOnly; SameSite=Strict/);
      const token = field(entered, 'token');
      const profile = await victim.visitor.ask('GET', '/v1/me/profile', { token });
      expect(field(profile, 'email')).toBe(victim.email);
      expect(hosts[0].mailsTo(victim.email)).toHaveLength(2);
    });

    test('SES-04: a proof that is repeated begins no session, whichever process hears it first', async () => {
      const victim = await register(someone(), own);
      const elsewhere = { ...victim, visitor: await hosts[1].visit() };
      const authorization = await authorize(victim);
      const told = await Promise.all([victim, elsewhere].map((of) => enterBy(of, authorization)));
      expect(told.filter((body) => JSON.stringify(body) === '{"data":{}}')).toHaveLength(1);
      expect(told).toContainEqual(session);
      expect([await enterBy(victim, authorization), await sessions(victim.email)]).toEqual([{ data: {} }, 1]);
    });

    test('SES-04: any other browser activates and is not logged in: the link has no secret, and another’s is none', async () => {
      const other = await register(someone(), own);
      for (const secret of ['', 'x'.repeat(43), field(other.answer, 'browser_secret')]) {
        const victim = await register(someone(), own);
        const authorization = await authorize(victim);
        const told = await enterBy(victim, authorization, secret);
        // Nor afterwards with the right one: the code has been used.
        const late = await enterBy(victim, authorization);
        expect([secret, told, late, await sessions(victim.email)]).toEqual([
          secret,
          { data: {} },
          { data: {} },
          0,
        ]);
      }
    });

    test('SES-04: the secret is no proof: without the code, or with a wrong password, it begins nothing', async () => {
      const victim = await register(someone(), own);
      expect(await enterBy(victim, 'x'.repeat(43))).toBe(401);
      const authorization_code = await authorize(victim);
      const proof = { authorization_code, browser_secret: field(victim.answer, 'browser_secret') };
      const wrong = await step(victim, 'activate-account', { ...proof, newpassword: strange.Password });
      expect([refusal(wrong), await row(victim.email)]).toEqual(['403 other-password', []]);
      expect(await enterBy(victim, authorization_code)).toEqual(session);
    });

    test('PRO-08: after a lost tab the code can be exchanged again, until it is used; the new right replaces the old one', async () => {
      const victim = await register(someone(), own);
      const [lost, kept] = [await authorize(victim), await authorize(victim)];
      expect([
        await activateBy(victim, lost, own.Password),
        await activateBy(victim, kept, own.Password),
        refusal(await validate(victim)),
        await row(victim.email),
      ]).toEqual(['401 wrong-code', '200', '401 wrong-code', theirs]);
    });

    test('PRO-08: a code that is exchanged again is a try: it gives no tries back, of codes or of passwords', async () => {
      const [codes, passwords] = [await register(someone(), own), await register(someone(), strange)];
      await authorize(codes);
      for (let tries = 0; tries < memberLimits.tries; tries += 1)
        expect(refusal(await validate(codes))).toBe('200');
      expect(refusal(await validate(codes))).toBe('410 dead');

      await authorize(passwords);
      const authorization = await authorize(passwords);
      for (let tries = 1; tries < memberLimits.tries; tries += 1)
        expect(await activateBy(passwords, authorization, own.Password)).toBe('403 other-password');
      expect(await activateBy(passwords, authorization, strange.Password)).toBe('410 dead');
      expect(refusal(await validate(passwords))).toBe('410 dead');
    });

    test('PRO-08: of exchanges of one code side by side, in two processes, the last counts', async () => {
      const victim = await register(someone(), own);
      const elsewhere = { ...victim, visitor: await hosts[1].visit() };
      const authorizations = await Promise.all([victim, elsewhere].map(authorize));
      const told: string[] = [];
      for (const authorization of authorizations)
        told.push(await activateBy(victim, authorization, own.Password));
      expect(told.toSorted()).toEqual(['200', '401 wrong-code']);
    });

    test('PRO-08: a code lasts ten minutes, to the second, and its request is over with it', async () => {
      const [inTime, late] = [await register(someone(), own), await register(someone(), own)];
      const authorization = await authorize(late);
      waitSeconds(memberLimits.codeLifetime - 1);
      expect(await activate(inTime, own.Password)).toBe('200');
      waitSeconds(1);
      expect(refusal(await validate(late))).toBe('410 expired');
      expect(await activateBy(late, authorization, own.Password)).toBe('410 expired');
      expect(await row(late.email)).toEqual([]);
    });

    test('Security: a login does not show who is a member: the password of an unproved request is a wrong one', async () => {
      const [known, unknown] = [someone(), someone()];
      await addMember(stores[0], known);
      for (const email of [known, unknown]) await register(email, strange);
      const answers: unknown[] = [];
      for (const username of [known, unknown]) {
        const visitor = await hosts[0].visit();
        const body = { username, password: strange.Password, key };
        const { status, body: told } = await visitor.ask('POST', '/v1/login/initiate', { body });
        answers.push([status, told]);
      }
      expect(answers[0]).toEqual([
        401,
        { error: { code: 'invalid-credentials', message: expect.any(String) } },
      ]);
      expect(answers[1]).toEqual(answers[0]);
    });

    test('Security: a new password for an address that nobody proved is answered the same, and mails nothing', async () => {
      const email = someone();
      await register(email, strange);
      const visitor = await hosts[0].visit();
      const asked = await visitor.ask('POST', '/v1/reset-password/initiate', { body: { email, key } });
      expect([asked.status, hosts[0].mailsTo(email).length]).toEqual([200, 1]);
    });

    /** An account without activation, as the migration leaves it. */
    const addUnproved = async (email: string, password_hash: string | null = null): Promise<void> => {
      const { id } = await addMember(stores[0], email, 'fr');
      const nothing = { active: 0, password_hash, firstname: '', lastname: '', location: '' } as const;
      await stores[0].transact((db) => db.updateTable('members').set(nothing).where('id', '=', id).execute());
    };
    const askReset = async (email: string): Promise<Registrant> => {
      const visitor = await hosts[0].visit();
      const answer = await visitor.ask('POST', '/v1/reset-password/initiate', { body: { email, key } });
      const code = hosts[0].codeTo(email);
      return { visitor, email, answer, request: requestOf(answer, email), code };
    };

    test('PRO-08: an account from before that nobody activated is proved by a new password, and greeted without a name', async () => {
      const email = someone();
      await addUnproved(email);
      const asked = await askReset(email);
      const [letter] = hosts[0].mailsTo(email);
      expect(letter?.text).toMatch(/^Bonjour,\n\n/);
      const newpassword = own.Password;
      const authorization_code = await authorize(asked);
      const proof = { code: asked.code, authorization_code, newpassword };
      expect(refusal(await step(asked, 'finalize', proof))).toBe('200');
      expect([await row(email), await logIn(email, own.Password)]).toEqual([
        [{ firstname: '', lastname: '', location: '', lang: 'fr', active: 1 }],
        '200',
      ]);
    });

    test('PRO-08: or by a first password, once, and is welcomed once', async () => {
      const email = someone();
      await addUnproved(email);
      const asked = await askReset(email);
      const proof = { authorization_code: await authorize(asked), newpassword: own.Password };
      const answers = [
        await step(asked, 'activate-account', proof),
        await step(asked, 'activate-account', proof),
      ];
      const other = { ...proof, newpassword: strange.Password };
      expect([
        answers.map(({ status, body }) => [status, body]),
        refusal(await step(asked, 'activate-account', other)),
        await row(email),
        await logIn(email, own.Password),
        hosts[0].mailsTo(email).filter(({ subject }) => subject === 'Bienvenue chez Festival').length,
      ]).toEqual([
        [
          [200, { data: {} }],
          [200, { data: {} }],
        ],
        '401 wrong-code',
        [{ firstname: '', lastname: '', location: '', lang: 'fr', active: 1 }],
        '200',
        1,
      ]);
    });

    test('PRO-08: or by registering again, which takes its place', async () => {
      const email = someone();
      await addUnproved(email);
      await askReset(email);
      expect(await activate(await register(email, own), own.Password)).toBe('200');
      expect([await row(email), await logIn(email, own.Password)]).toEqual([theirs, '200']);
      // Its credits and its open request went with it.
      const { id } = await stores[0].db
        .selectFrom('members')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      expect(await rowsOfMember(stores[0], id)).toMatchObject({ user_credits: 1, password_resets: 1 });
    });

    test('Security: a password that an older process kept with an account lets nobody in before the address is proved', async () => {
      const email = someone();
      await addUnproved(email, await hashPassword(strange.Password));
      expect(await logIn(email, strange.Password)).toBe('401 invalid-credentials');
      const asked = await askReset(email);
      expect(await activate(asked)).toBe('401 wrong-code');
      expect(await logIn(email, strange.Password)).toBe('401 invalid-credentials');
    });

    test('Security: no letter says what its reader has not proved', async () => {
      const email = someone();
      const [stranger, victim] = [await register(email, strange), await register(email, own)];
      expect(await activate(victim, own.Password)).toBe('200');
      expect(refusal(await validate(stranger))).toBe('401 wrong-code');
      // Nor a name that a mail program would turn into a link: no letter has a name before its owner has logged in.
      const after = await register(someone(), { ...own, FullName: 'evil.example Mal' });
      expect(await activate(after, own.Password)).toBe('200');
      const mails = [...hosts[0].mailsTo(email), ...hosts[0].mailsTo(after.email)];
      expect(mails.map(({ subject }) => subject.replace(/^\d{6}/, 'CODE'))).toEqual([
        'CODE est votre code pour activer votre compte Festival',
        'CODE est votre code pour activer votre compte Festival',
        'Bienvenue chez Festival',
        'CODE est votre code pour activer votre compte Festival',
        'Bienvenue chez Festival',
      ]);
      for (const { subject, text, html } of mails)
        expect(subject + text + html).not.toMatch(/evil|Mal\b|Vic|Elsewhere|Laval/);
    });
  });
});
