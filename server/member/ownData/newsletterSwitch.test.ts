import { afterEach, beforeEach, expect, test } from 'vitest';
import { epochSeconds } from '#server/clock.ts';
import { createNewsletterLinks } from '#server/newsletter/links.ts';
import { filesThatHold } from '#server/testing/filesThatHold.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { openSecrets } from '#server/protection/secrets.ts';
import { addMember, openVisitor, refusal, signIn, type Visitor } from '../testing/visitor.ts';

const email = 'camille@example.test';
let site: TestApp;
let visitor: Visitor;
let token: string;
const open = async (env: NodeJS.ProcessEnv = {}, address = email) => {
  site = await startTestApp({ env });
  visitor = await openVisitor(site.app);
  await addMember(site.store, address, 'fr');
  ({ token } = await signIn(visitor, site.store.dataDirectory, address));
};
beforeEach(() => open());
afterEach(() => site.close());

const read = () => visitor.ask('GET', '/v1/me/newsletter', { token });
const choose = (body: object) => visitor.ask('PUT', '/v1/me/newsletter', { token, body });
const rows = () => site.store.db.selectFrom('newsletter_subscriptions').selectAll().execute();
const letters = async () =>
  (await site.store.db.selectFrom('newsletter_letters').select('letter').orderBy('letter').execute()).map(
    ({ letter }) => letter,
  );
const is = (subscribed: boolean) => ({ data: { subscribed } });
const now = () => epochSeconds(site.clock.now());

test('LAY-33: the switch subscribes at once, with a welcome and nothing to confirm, and leaves again', async () => {
  expect((await read()).body).toEqual(is(false));
  expect((await choose({ subscribed: true })).body).toEqual(is(true));
  expect((await choose({ subscribed: true, lang: 'en' })).body).toEqual(is(true));
  expect((await read()).body).toEqual(is(true));
  expect(await rows()).toEqual([
    { id: expect.any(String), email, lang: 'fr', asked_at: now(), confirmed_at: now() },
  ]);
  expect(await letters()).toEqual(['newsletterWelcome']);
  expect((await choose({ subscribed: false })).body).toEqual(is(false));
  expect((await choose({ subscribed: false })).body).toEqual(is(false));
  expect([(await read()).body, await rows(), await letters()]).toEqual([is(false), [], []]);
});

test('Security: of an address that leaves nothing stays in the files of the database', async () => {
  await choose({ subscribed: true });
  const [row] = await rows();
  const holding = () => filesThatHold(site.store.dataDirectory, [row?.id ?? 'nothing']);
  expect(holding()).not.toEqual([]);
  await choose({ subscribed: false });
  expect(holding()).toEqual([]);
});

test('LAY-33: one that waits to be confirmed is off, and confirmed by the switch, in the language told', async () => {
  await site.app.hono.request('/api/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ email, lang: 'fr' }),
  });
  const [pending] = await rows();
  expect([pending?.confirmed_at, (await read()).body]).toEqual([null, is(false)]);
  await choose({ subscribed: true, lang: 'en' });
  expect(await rows()).toEqual([{ ...pending, lang: 'en', asked_at: now(), confirmed_at: now() }]);
});

test('LAY-33: who is on the list is not welcomed again, whichever language the switch tells', async () => {
  await choose({ subscribed: true });
  const before = await rows();
  await site.store.transact((db) => db.deleteFrom('newsletter_letters').execute());
  for (const body of [{ subscribed: true }, { subscribed: true, lang: 'en' }])
    expect([(await choose(body)).body, await letters(), await rows()]).toEqual([is(true), [], before]);
});

test('LAY-33: who leaves by the link of a mail sees the switch off', async () => {
  await choose({ subscribed: true });
  const [row] = await rows();
  const links = createNewsletterLinks(await openSecrets(site.store, site.clock), 'http://localhost');
  const { pathname, search } = new URL(links.leaveAtOnce(row?.id ?? ''));
  const left = await site.app.hono.request(pathname + search, { method: 'POST' });
  expect([left.status, (await read()).body]).toEqual([200, is(false)]);
});

test('LAY-33: welcomes have a budget of their own, which strangers who ask for the address do not spend', async () => {
  for (let stranger = 0; stranger < 10; stranger += 1)
    await site.app.hono.request(
      '/api/newsletter',
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ email, lang: 'fr' }),
      },
      { incoming: { socket: { remoteAddress: `2001:db8:${stranger}::1` } } },
    );
  await choose({ subscribed: false });
  const seen: string[][] = [];
  for (let time = 0; time < 4; time += 1) {
    await choose({ subscribed: true });
    seen.push(await letters());
    await choose({ subscribed: false });
  }
  expect(seen).toEqual([['newsletterWelcome'], ['newsletterWelcome'], ['newsletterWelcome'], []]);
});

test.each([[{}], [{ subscribed: 'true' }], [{ subscribed: 1 }], [{ subscribed: true, lang: 'de' }]])(
  'LAY-33: %j is refused by the name of its field',
  async (body) => {
    const told = await choose(body);
    expect([refusal(told), JSON.stringify(told.body)]).toEqual([
      '400 invalid',
      expect.stringMatching(/"(subscribed|lang) is not what it must be"/),
    ]);
    expect(await rows()).toEqual([]);
  },
);

test('LAY-33: to an address whose domain cannot be, no newsletter goes', async () => {
  await site.close();
  await open({}, 'camille@1.2.3.999');
  const unmailable = {
    error: { code: 'invalid', message: 'Mail cannot be sent to the address of this member' },
  };
  for (const subscribed of [true, false]) {
    const told = await choose({ subscribed });
    expect([told.status, told.body]).toEqual([400, unmailable]);
  }
  expect([(await read()).body, await rows()]).toEqual([is(false), []]);
});

test('LAY-33: where somebody else keeps the list there is no switch', async () => {
  await site.close();
  await open({ NEWSLETTER_URL: 'https://letters.example/subscribe' });
  expect([refusal(await read()), refusal(await choose({ subscribed: true })), await rows()]).toEqual([
    '404 not-found',
    '404 not-found',
    [],
  ]);
});
