import { expect, onTestFinished, test } from 'vitest';
import { additionNames } from '#contract/wire/member/additions.ts';
import { sourceOf, testFestival, testSource } from '#server/profile/testing/testFestival.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { askOnStore } from '../testing/memberSite.ts';
import { openVisitor, refusal } from '../testing/visitor.ts';
import { additionsResources } from './additions.ts';

let site: TestApp;

const ask = async (env: NodeJS.ProcessEnv = {}) => {
  const started = await startTestApp({ env });
  onTestFinished(started.close);
  site = started;
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

const { parts } = testFestival;
const festivalOf = (changed: Partial<typeof parts>) =>
  sourceOf({ ...testFestival, parts: { ...parts, ...changed } });
const away = { ...festivalOf({ credits: false }), current: () => Promise.reject(new Error('away')) };

test.each([
  ['that has all', testSource, []],
  ['without a newsletter', festivalOf({ newsletter: false }), ['newsletter']],
  ['without credits', festivalOf({ credits: false }), ['history']],
  ['without either', festivalOf({ newsletter: false, credits: false }), ['newsletter', 'history']],
  ['whose database is away, as it was last', away, ['history']],
])('HST-44: additions are told of a festival %s', async (_what, festival, missing) => {
  const store = await openTestStore();
  onTestFinished(store.close);
  const host = askOnStore(store, additionsResources, {}, festival);
  const nobody = { id: 0, uuid: '', family: '' };
  const { body } = await host.ask(nobody, { method: 'GET', path: '/v1/additions' });
  expect(JSON.parse(body)).toEqual(without(...missing));
});
