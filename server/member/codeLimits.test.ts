import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { engines, type Engine } from '../store/testing/engines.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { budgets, memberLimits } from './limits.ts';
import { openMemberHost, type MemberHost } from './testing/memberHost.ts';
import {
  addMember,
  field,
  initiate,
  key,
  otherThan,
  password,
  refusal,
  type Answered,
  type Visitor,
} from './testing/visitor.ts';

const { loginCodes, resetCodes } = budgets;
const hour = 60 * 60;
const newpassword = 'a brand new password';
const clock = createTestClock('2027-07-16T21:30:00Z');
const waitSeconds = (seconds: number): void => clock.set(clock.now().add({ seconds }).toString());

/** The number of each answer. */
const tally = (answers: readonly Answered[]): Record<string, number> =>
  Object.fromEntries(
    Map.groupBy(answers, refusal)
      .entries()
      .map(([told, of]) => [told, of.length]),
  );
const countOf = (answers: readonly Answered[], told: string): number => tally(answers)[told] ?? 0;

const verify = (visitor: Visitor, token: string, code: string): Promise<Answered> =>
  visitor.ask('POST', '/v1/login/verify', { body: { token, code, key } });

/** A request for a new password, and the fields of all its steps. */
const askReset = async (visitor: Visitor, email: string): Promise<Record<string, string>> => {
  const answer = await visitor.ask('POST', '/v1/reset-password/initiate', { body: { email, key } });
  const [token = '', uuid = '', userref = ''] = ['token', 'uuid', 'userref'].map((name) =>
    field(answer, name),
  );
  return { token, uuid, userref, email, key };
};
const validate = (visitor: Visitor, request: Record<string, string>, code: string): Promise<Answered> =>
  visitor.ask('POST', '/v1/reset-password/validate', { body: { ...request, code } });

test('G9: strangers get thirty codes of an account judged in the fullest hour, of both kinds together', () => {
  const inAnHour = [loginCodes, resetCodes].map(({ atOnce, every }) => atOnce + hour / every);
  expect(inAnHour).toEqual([18, 12]);
});

describe.each(engines)('guesses of codes on $name', ({ start, isHere }) => {
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

    /** A member for one test. */
    const join = async (name: string): Promise<string> => {
      const email = `${name}@example.test`;
      await addMember(stores[0], email);
      return email;
    };
    /** Logs in from its own address. @returns the browser, a known device from now on */
    const logIn = async (email: string): Promise<Visitor> => {
      const visitor = await hosts[0].visit();
      const token = await initiate(visitor, email);
      expect((await verify(visitor, token, hosts[0].codeTo(email))).status).toBe(200);
      return visitor;
    };
    /** So many wrong codes in a row, in as many attempts as needed. */
    const guess = async (visitor: Visitor, email: string, times: number): Promise<string[]> => {
      const told: string[] = [];
      let token = '';
      for (let guesses = 0; guesses < times; guesses += 1) {
        if (guesses % memberLimits.tries === 0) token = await initiate(visitor, email);
        told.push(refusal(await verify(visitor, token, otherThan(hosts[0].codeTo(email)))));
      }
      return told;
    };
    const wrong = (times: number): string[] => Array.from({ length: times }, () => '401 wrong-code');

    test('G9: of two hundred codes of logins side by side twelve are judged', async () => {
      const email = await join('parallel');
      const visitors = [await hosts[0].visit(), await hosts[1].visit()] as const;
      const tokens: string[] = [];
      for (let attempts = 0; attempts < 20; attempts += 1)
        tokens.push(await initiate(visitors[attempts % 2 === 0 ? 0 : 1], email));
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          verify(visitors[index % 3 === 0 ? 0 : 1], tokens[index % tokens.length] ?? '', 'no code'),
        ),
      );
      expect(countOf(answers, '401 wrong-code')).toBe(loginCodes.atOnce);
      expect(countOf(answers, '429 too-many')).toBeGreaterThan(100);
      expect(countOf(answers, '200')).toBe(0);
    });

    test('G9: of two hundred codes for a new password side by side eight are judged, known or not', async () => {
      const refusals = new Set<string>();
      for (const email of [await join('forgetful'), 'nobody@example.test']) {
        const visitors = [await hosts[0].visit(), await hosts[1].visit()] as const;
        const requests: Record<string, string>[] = [];
        for (const visitor of [...visitors, await hosts[0].visit()])
          for (let asked = 0; asked < 3; asked += 1) requests.push(await askReset(visitor, email));
        const answers = await Promise.all(
          Array.from({ length: 200 }, (_, index) =>
            validate(visitors[index % 2 === 0 ? 0 : 1], requests[index % requests.length] ?? {}, 'no code'),
          ),
        );
        expect(countOf(answers, '401 wrong-code')).toBe(resetCodes.atOnce);
        expect(countOf(answers, '429 too-many')).toBeGreaterThan(100);
        expect(countOf(answers, '200')).toBe(0);
        for (const { status, body, headers } of answers)
          if (status === 429) refusals.add(JSON.stringify([body, [...headers]]));
      }
      expect([...refusals].map((told) => /"retry-after","(\d+)"/.exec(told)?.[1])).toEqual(['900']);
    });

    test('G9: the twelfth code is judged, the thirteenth is not, even if it is right', async () => {
      const stranger = await hosts[0].visit();
      const lucky = await join('lucky');
      expect(await guess(stranger, lucky, loginCodes.atOnce - 1)).toEqual(wrong(loginCodes.atOnce - 1));
      const token = await initiate(stranger, lucky);
      expect((await verify(stranger, token, hosts[0].codeTo(lucky))).status).toBe(200);

      const late = await join('late');
      expect(await guess(stranger, late, loginCodes.atOnce)).toEqual(wrong(loginCodes.atOnce));
      const refused = await verify(stranger, await initiate(stranger, late), hosts[0].codeTo(late));
      expect([refusal(refused), refused.headers.get('retry-after')]).toEqual(['429 too-many', '600']);
    });

    test('G9: a right code takes back its own guess alone', async () => {
      const email = await join('own');
      const stranger = await hosts[0].visit();
      await guess(stranger, email, loginCodes.atOnce - 1);
      await logIn(email);
      expect(await guess(await hosts[0].visit(), email, 2)).toEqual(['401 wrong-code', '429 too-many']);
    });

    test('G9: a right code for a new password takes back its own guess alone', async () => {
      const email = await join('reset');
      const guessReset = async (times: number): Promise<string[]> => {
        const stranger = await hosts[0].visit();
        const told: string[] = [];
        let request: Record<string, string> = {};
        for (let guesses = 0; guesses < times; guesses += 1) {
          if (guesses % memberLimits.tries === 0) request = await askReset(stranger, email);
          told.push(refusal(await validate(stranger, request, 'no code')));
        }
        return told;
      };
      await guessReset(resetCodes.atOnce - 1);
      const own = await hosts[0].visit();
      const request = await askReset(own, email);
      expect((await validate(own, request, hosts[0].codeTo(email))).status).toBe(200);
      expect(await guessReset(2)).toEqual(['401 wrong-code', '429 too-many']);
    });

    test('G9: what was refused is not judged, and not lost: ten minutes later the same code is right', async () => {
      const email = await join('patient');
      const stranger = await hosts[0].visit();
      await guess(stranger, email, loginCodes.atOnce);
      waitSeconds(loginCodes.every - 1);
      const token = await initiate(stranger, email);
      const code = hosts[0].codeTo(email);
      for (let early = 0; early < memberLimits.tries; early += 1)
        expect(refusal(await verify(stranger, token, code))).toBe('429 too-many');
      waitSeconds(1);
      expect((await verify(stranger, token, code)).status).toBe(200);
    });

    test('G9: a restart gives nothing', async () => {
      const email = await join('restarted');
      await guess(await hosts[0].visit(), email, loginCodes.atOnce);
      const again = await engine.open();
      const host = await openMemberHost(again, clock);
      const stranger = await host.visit();
      const token = await initiate(stranger, email);
      expect(refusal(await verify(stranger, token, host.codeTo(email)))).toBe('429 too-many');
      await again.close();
    });

    test('Security: strangers who use up the codes of both kinds do not hold up a device that has logged in before', async () => {
      const email = await join('known');
      const own = await logIn(email);
      const [one, other, third] = [await hosts[0].visit(), await hosts[0].visit(), await hosts[0].visit()];
      expect((await guess(one, email, loginCodes.atOnce + 1)).at(-1)).toBe('429 too-many');
      for (const stranger of [one, other, third]) {
        const request = await askReset(stranger, email);
        for (let guesses = 0; guesses < memberLimits.tries; guesses += 1)
          await validate(stranger, request, 'no code');
      }
      const strangers = await askReset(one, email);
      expect(refusal(await validate(one, strangers, hosts[0].codeTo(email)))).toBe('429 too-many');

      const token = await initiate(own, email);
      expect((await verify(own, token, hosts[0].codeTo(email))).status).toBe(200);
      const request = await askReset(own, email);
      const code = hosts[0].codeTo(email);
      const authorization_code = field(await validate(own, request, code), 'authorization_code');
      const body = { ...request, code, authorization_code, newpassword };
      expect((await own.ask('POST', '/v1/reset-password/finalize', { body })).status).toBe(200);
    });

    test('Security: codes for a new password leave those of logins alone', async () => {
      const email = await join('apart');
      for (const stranger of [await hosts[0].visit(), await hosts[1].visit()]) {
        const request = await askReset(stranger, email);
        for (let guesses = 0; guesses < memberLimits.tries; guesses += 1)
          await validate(stranger, request, 'no code');
      }
      await logIn(email);
    });

    test('G9: a stolen cookie of a device has twelve guesses, and costs the other devices none', async () => {
      const email = await join('robbed');
      const own = await logIn(email);
      const thief = await hosts[1].visit(undefined, new Map(own.cookies));
      const thirteen = loginCodes.atOnce + 1;
      expect(await guess(thief, email, thirteen)).toEqual([...wrong(loginCodes.atOnce), '429 too-many']);
      expect(await guess(await hosts[0].visit(), email, 1)).toEqual(wrong(1));
      await logIn(email);
    });

    test('codes, new codes and logins of one member side by side wait for each other in turn: no transaction is tried again', async () => {
      const email = await join('busy');
      const [store] = stores;
      const count = { asked: 0, run: 0 };
      const transact: Store['transact'] = (work) => {
        count.asked += 1;
        return store.transact((db) => {
          count.run += 1;
          return work(db);
        });
      };
      const host = await openMemberHost({ ...store, transact }, clock);
      const visitor = await host.visit();
      for (let round = 0; round < 5; round += 1) {
        const token = await initiate(visitor, email);
        const code = host.codeTo(email);
        const answers = await Promise.all([
          verify(visitor, token, code),
          visitor.ask('POST', '/v1/login/initiate', { body: { token, key } }),
          verify(visitor, token, code),
          visitor.ask('POST', '/v1/login/initiate', { body: { token, key } }),
          visitor.ask('POST', '/v1/login/initiate', { body: { username: email, password, key } }),
          verify(visitor, token, otherThan(code)),
        ]);
        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      }
      expect(count.run).toBe(count.asked);
    });
  });
});
