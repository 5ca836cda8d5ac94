import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { budgets, memberLimits } from './limits.ts';
import {
  field,
  initiate,
  newestCode,
  openVisitor,
  otherThan,
  readOutbox,
  refusal,
} from './testing/visitor.ts';
import { email, loginSteps, openLoginSite, type LoginSite } from './testing/loginSite.ts';

let at: LoginSite;
beforeEach(async () => {
  at = await openLoginSite();
});
afterEach(() => at.site.close());
const { verify, resend, profile, waitSeconds } = loginSteps(() => at);

describe('the second step', () => {
  test('SES-03: the code begins the session of its member', async () => {
    const token = await initiate(at.visitor, email);
    const answer = await verify(token, newestCode(at.folder, email));
    expect(answer.body).toEqual({ token: expect.any(String), refresh_token: expect.any(String) });
    const claims = decodeJwt(field(answer, 'token'));
    const now = Temporal.Instant.from('2027-07-16T21:30:00Z').epochMilliseconds / 1000;
    expect(claims).toMatchObject({ gen: 0, iat: now, exp: now + 300, sid: expect.any(String) });
    expect(await profile(field(answer, 'token'))).toBe('200');
  });

  test('SES-03: a code may come with spaces or full-width digits', async () => {
    const token = await initiate(at.visitor, email);
    const code = newestCode(at.folder, email);
    const wide = [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('');
    expect((await verify(token, ` ${wide.slice(0, 3)} ${wide.slice(3)}`)).status).toBe(200);
  });

  test('SES-03: forty characters hold a code, with the spaces; more are none', async () => {
    const token = await initiate(at.visitor, email);
    const code = newestCode(at.folder, email);
    expect(refusal(await verify(token, code.padEnd(41)))).toBe('401 wrong-code');
    expect((await verify(token, code.padEnd(40))).status).toBe(200);
  });

  test('a code works once', async () => {
    const token = await initiate(at.visitor, email);
    const code = newestCode(at.folder, email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(token, code)));
    expect(answers.map(refusal).sort()).toEqual(['200', ...Array.from({ length: 4 }, () => '410 dead')]);
  });

  test('the fifth guess still counts, the sixth is refused even if it is right', async () => {
    const token = await initiate(at.visitor, email);
    const code = newestCode(at.folder, email);
    for (let guess = 1; guess <= 4; guess += 1)
      expect(refusal(await verify(token, otherThan(code)))).toBe('401 wrong-code');
    expect((await verify(token, code)).status).toBe(200);

    const second = await initiate(at.visitor, email);
    const secondCode = newestCode(at.folder, email);
    for (let guess = 1; guess <= 5; guess += 1)
      expect(refusal(await verify(second, otherThan(secondCode)))).toBe('401 wrong-code');
    expect(refusal(await verify(second, secondCode))).toBe('410 dead');
  });

  test('guesses side by side are counted one by one', async () => {
    const token = await initiate(at.visitor, email);
    const wrong = otherThan(newestCode(at.folder, email));
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token, wrong)));
    expect(answers.map(refusal).filter((told) => told === '401 wrong-code')).toHaveLength(5);
  });

  test('a code lasts ten minutes, to the second', async () => {
    const [early, late] = [await initiate(at.visitor, email), await initiate(at.visitor, email)];
    const [one, other] = readOutbox(at.folder).map(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? '');
    waitSeconds(599);
    expect((await verify(early, one ?? '')).status).toBe(200);
    waitSeconds(1);
    expect(refusal(await verify(late, other ?? ''))).toBe('410 expired');
  });

  test('G9: two logins of a member end each at its own time, whatever becomes of the other', async () => {
    const older = await initiate(at.visitor, email);
    const olderCode = newestCode(at.folder, email);
    waitSeconds(300);
    const newer = await initiate(at.visitor, email);
    const newerCode = newestCode(at.folder, email);
    waitSeconds(299);
    for (let guess = 1; guess < memberLimits.tries; guess += 1) await verify(older, otherThan(olderCode));
    waitSeconds(1);
    expect(refusal(await verify(older, olderCode))).toBe('410 expired');
    expect(refusal(await resend(older))).toBe('410 expired');
    expect(refusal(await verify(older, newerCode))).toBe('410 expired');
    for (let guess = 1; guess < memberLimits.tries; guess += 1)
      expect(refusal(await verify(newer, otherThan(newerCode)))).toBe('401 wrong-code');
    waitSeconds(299);
    expect((await verify(newer, newerCode)).status).toBe(200);
  });

  test('G9: a newer login takes no time from the older one and gives it none, used or renewed', async () => {
    const older = await initiate(at.visitor, email);
    const olderCode = newestCode(at.folder, email);
    const [used, renewed] = [await initiate(at.visitor, email), await initiate(at.visitor, email)];
    const codes = readOutbox(at.folder).map(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? '');
    expect((await verify(used, codes[1] ?? '')).status).toBe(200);
    waitSeconds(599);
    await resend(renewed);
    const renewedCode = newestCode(at.folder, email);
    expect((await verify(older, olderCode)).status).toBe(200);
    waitSeconds(599);
    expect((await verify(renewed, renewedCode)).status).toBe(200);

    const last = await initiate(at.visitor, email);
    const lastCode = newestCode(at.folder, email);
    waitSeconds(1);
    const another = await initiate(at.visitor, email);
    waitSeconds(599);
    await resend(another);
    expect(refusal(await verify(last, lastCode))).toBe('410 expired');
  });

  test('G9: what has ended is known for a day, so that it can be told apart', async () => {
    const ended = await initiate(at.visitor, email);
    waitSeconds(memberLimits.codeLifetime + memberLimits.memory - 1);
    expect(refusal(await verify(ended, '000000'))).toBe('410 expired');
  });

  test('G9: a code belongs to its attempt', async () => {
    const first = await initiate(at.visitor, email);
    const code = newestCode(at.folder, email);
    const second = await initiate(at.visitor, email);
    if (newestCode(at.folder, email) !== code)
      expect(refusal(await verify(second, code))).toBe('401 wrong-code');
    expect((await verify(first, code)).status).toBe(200);
  });

  test('what is kept of a code is a hash', async () => {
    await initiate(at.visitor, email);
    const rows = await at.site.store.db.selectFrom('login_attempts').selectAll().execute();
    expect(rows).toEqual([expect.objectContaining({ tries: 0, used: 0 })]);
    expect(JSON.stringify(rows)).not.toContain(`"${newestCode(at.folder, email)}"`);
  });
});

describe('a new code', () => {
  test('a resend replaces the code, with its time and its tries anew; either token takes it', async () => {
    const first = await initiate(at.visitor, email);
    const old = newestCode(at.folder, email);
    for (let guess = 1; guess <= 4; guess += 1) await verify(first, otherThan(old));
    waitSeconds(590);
    const answer = await resend(first);
    expect(answer.body).toMatchObject({ refresh_token: null, expires_in: 600, delivery: 'email' });
    const code = newestCode(at.folder, email);
    if (code !== old) expect(refusal(await verify(first, old))).toBe('401 wrong-code');
    waitSeconds(590);
    expect((await verify(first, code)).status).toBe(200);
  });

  test('a dead or an expired attempt gets no new code', async () => {
    const dead = await initiate(at.visitor, email);
    const wrong = otherThan(newestCode(at.folder, email));
    for (let guess = 1; guess <= 5; guess += 1) await verify(dead, wrong);
    expect(refusal(await resend(dead))).toBe('410 dead');
    const late = await initiate(at.visitor, email);
    waitSeconds(600);
    expect(refusal(await resend(late))).toBe('410 expired');
  });

  test('thirty mails with a code, then 429, which leaves the last code as it is', async () => {
    const token = await initiate(at.visitor, email);
    for (let sent = 1; sent < budgets.loginMails.atOnce; sent += 1)
      expect((await resend(token)).status).toBe(200);
    const code = newestCode(at.folder, email);
    const refused = await resend(token);
    expect([refusal(refused), refused.headers.get('retry-after')]).toEqual(['429 too-many', '360']);
    expect(readOutbox(at.folder)).toHaveLength(budgets.loginMails.atOnce);
    expect((await verify(token, code)).status).toBe(200);
    // A successful login gives them back, to a browser that nobody knows, too.
    await initiate(await openVisitor(at.site.app), email);
  });
});
