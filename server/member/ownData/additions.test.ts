import { afterEach, expect, test, vi } from 'vitest';
import { additionNames } from '#contract/wire/member/additions.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { openVisitor, refusal } from '../testing/visitor.ts';

let site: TestApp;
afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

const ask = async (env: NodeJS.ProcessEnv = {}) => {
  site = await startTestApp({ env });
  return (await openVisitor(site.app)).ask('GET', '/v1/additions');
};
const without = (...missing: string[]) => ({
  data: { items: additionNames.filter((name) => !missing.includes(name)) },
});

test('HST-44: the embedded host has all of it, and says so to anybody', async () => {
  const { status, body } = await ask();
  expect([status, body]).toEqual([200, without()]);
});

test('HST-44: where somebody else keeps the newsletter there is no switch of it', async () => {
  expect((await ask({ NEWSLETTER_URL: 'https://letters.example/subscribe' })).body).toEqual(
    without('newsletter'),
  );
});

test('HST-44: control: a path that the host does not know is the 404 of other hosts', async () => {
  await ask();
  expect(refusal(await (await openVisitor(site.app)).ask('GET', '/v1/addition'))).toBe('404 not-found');
});
