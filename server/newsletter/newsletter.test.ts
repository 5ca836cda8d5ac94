import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { trapField } from '#contract/settings/newsletter.ts';
import { confirmedSubscriptions } from '../store/members/newsletter.ts';
import { subscribe as subscribeTo } from './subscribe.ts';
import { keptFor } from '../cleaning/limits.ts';
import { deleteEnded } from '../store/endings.ts';
import { openSecrets } from '../protection/secrets.ts';
import { filesThatHold } from '../testing/filesThatHold.ts';
import type { Festival } from '../profile/festival.ts';
import { sourceOf, testFestival } from '../profile/testing/testFestival.ts';
import { languageOfLink } from './confirm.ts';
import { newsletterLimits } from './limits.ts';
import { createNewsletterLinks } from './links.ts';
import { openReader, tokenOf, type Reader } from './testing/reader.ts';

const camille = 'camille@example.test';
const accepted = { data: { accepted: true } };
const unreadable = { error: { code: 'invalid', message: 'The token is none of ours, or not whole' } };
const confirmed = async ({ store }: Reader): Promise<string[]> =>
  (await confirmedSubscriptions(store.db)).map(({ email }) => email);
const kept = async ({ store }: Reader): Promise<string[]> =>
  (await store.db.selectFrom('newsletter_subscriptions').select('email').execute()).map(({ email }) => email);
const subjects = (reader: Reader, email: string): string[] =>
  reader.lettersTo(email).map((letter) => /^Subject: (.*(?:\n .*)*)/m.exec(letter)?.[1] ?? '');

/** Subscribes and confirms. @returns the token of the confirmation */
const subscribe = async (reader: Reader, email = camille): Promise<string> => {
  await reader.ask('', { email, lang: 'en' });
  await reader.post();
  const token = tokenOf(reader.linkTo(email));
  await reader.ask('/confirm', { token });
  await reader.post();
  return token;
};

test('LAY-33: an address is on the list once its owner has pressed the button of the page that the letter leads to', async () => {
  const reader = await openReader();
  const { status, body } = await reader.ask('', { email: ' Camille@Example.test ', lang: 'fr' });
  expect([status, body]).toEqual([202, accepted]);
  expect(reader.lettersTo(camille)).toEqual([]);
  await reader.post();
  const link = reader.linkTo(camille);
  expect(link).toMatch(/^\/fr\/infolettre\/confirmer\?token=/);
  // Programs that read mail follow its links repeatedly.
  for (let scan = 0; scan < 3; scan += 1) expect((await reader.open(link)).status).toBe(200);
  expect(await confirmed(reader)).toEqual([]);
  const page = await (await reader.open(link)).text();
  const [, token = ''] = /name="token" value="([^"]*)"/.exec(page) ?? [];
  expect(token).toBe(tokenOf(link));
  const answer = await reader.submit('/api/newsletter/confirm', { lang: 'fr', token });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/fr/infolettre/confirmer?said=confirmed',
  ]);
  expect(await confirmed(reader)).toEqual([camille]);
  await reader.post();
  expect(reader.lettersTo(camille)).toHaveLength(2);
});

test('LAY-33: a link works for 48 hours from the letter on, and no second longer', async () => {
  const reader = await openReader();
  await reader.ask('', { email: camille });
  reader.clock.set('2027-07-17T21:30:00Z');
  await reader.post();
  expect(reader.lettersTo(camille)[0]).toMatch(/Le lien est bon pour 48\sh\./);
  const token = tokenOf(reader.linkTo(camille));
  reader.clock.set('2027-07-19T21:30:00Z');
  expect((await reader.ask('/confirm', { token })).status).toBe(410);
  const pressed = await reader.submit('/api/newsletter/confirm', { lang: 'fr', token });
  expect(pressed.headers.get('location')).toBe('/fr/infolettre/confirmer?said=expired');
  expect(await (await reader.open(reader.linkTo(camille))).text()).toContain('data-situation="expired"');
  expect(await confirmed(reader)).toEqual([]);
  reader.clock.set('2027-07-19T21:29:59Z');
  expect((await reader.ask('/confirm', { token })).status).toBe(200);
  expect(await confirmed(reader)).toEqual([camille]);
});

test('LAY-33: a used link says so again and again; after unsubscribing it brings nothing back', async () => {
  const reader = await openReader();
  const token = await subscribe(reader);
  expect((await reader.ask('/confirm', { token })).body).toEqual({ data: { confirmed: true } });
  await reader.post();
  expect(subjects(reader, camille)).toHaveLength(2);
  const [letter = ''] = reader.lettersTo(camille);
  const [, leave = ''] = /^List-Unsubscribe: <https:\/\/festival\.example(\S+)>$/m.exec(letter) ?? [];
  expect((await reader.submit(leave, { 'List-Unsubscribe': 'One-Click' }, {})).status).toBe(200);
  expect((await reader.ask('/confirm', { token })).body).toMatchObject({ error: { code: 'expired' } });
  expect(await kept(reader)).toEqual([]);
});

test('LAY-33: the address of who leaves stands in no byte of the database’s files', async () => {
  const reader = await openReader();
  const email = 'zoe.parker@example.test';
  const holding = () =>
    filesThatHold(reader.store.dataDirectory, [email]).filter((name) => name.startsWith('chapiteau'));
  await subscribe(reader, email);
  const [row] = await reader.store.db.selectFrom('newsletter_subscriptions').select('id').execute();
  const links = createNewsletterLinks(await openSecrets(reader.store, reader.clock), '');
  const before = holding().length;
  expect((await reader.submit(links.leaveAtOnce(row?.id ?? ''), {})).status).toBe(200);
  expect([before > 0, holding()]).toEqual([true, []]);
});

test('LAY-33: the reader of a link has the language of the list; once the address is gone, the first of the festival', async () => {
  const reader = await openReader();
  await subscribe(reader);
  const [row] = await reader.store.db.selectFrom('newsletter_subscriptions').select('id').execute();
  const links = createNewsletterLinks(
    await openSecrets(reader.store, reader.clock),
    'https://festival.example',
  );
  const languageIn = (languages: Festival['languages'], id: string) =>
    languageOfLink(
      { store: reader.store, links, festival: sourceOf({ ...testFestival, languages }) },
      tokenOf(links.leaveAtOnce(id)),
    );
  const gone = '00000000-0000-4000-8000-000000000000';
  expect([
    await languageIn(['fr', 'en'], row?.id ?? ''),
    await languageIn(['fr', 'en'], gone),
    await languageIn(['en', 'fr'], gone),
  ]).toEqual(['en', 'fr', 'en']);
});

test('LAY-33: a used link says so also after its time', async () => {
  const reader = await openReader();
  const token = await subscribe(reader);
  const link = `/en/newsletter/confirm?${new URLSearchParams({ token })}`;
  reader.clock.set('2027-08-16T21:30:00Z');
  expect(await (await reader.open(link)).text()).toContain('data-situation="confirmed"');
  const { status, body } = await reader.ask('/confirm', { token });
  expect([status, body]).toEqual([200, { data: { confirmed: true } }]);
  expect(await confirmed(reader)).toEqual([camille]);
});

test('LAY-33: an address that nobody confirms is forgotten after seven days, to the second; a confirmed one is not', async () => {
  const reader = await openReader();
  await subscribe(reader, 'sam@example.test');
  await reader.ask('', { email: camille });
  // As the cleaner does it for each table (`cleaner.test.ts`).
  const keptAt = async (instant: string): Promise<string[]> => {
    const before = Date.parse(instant) / 1000 - keptFor.newsletter_subscriptions;
    await reader.store.transact((db) => deleteEnded(db, 'newsletter_subscriptions', { before, most: 10 }));
    return (await kept(reader)).toSorted();
  };
  expect(await keptAt('2027-07-23T21:30:00Z')).toEqual([camille, 'sam@example.test']);
  expect(await keptAt('2027-07-23T21:30:01Z')).toEqual(['sam@example.test']);
});

test('LAY-33: a cut, a foreign and an altered link confirm nothing, and neither does one of another installation', async () => {
  const [reader, other] = [await openReader(), await openReader()];
  for (const each of [reader, other]) {
    await each.ask('', { email: camille });
    await each.post();
  }
  const token = tokenOf(reader.linkTo(camille));
  const [id = '', expires = '', seal = ''] = token.split('.');
  const leave = tokenOf(/^https:\S+desabonner\S+$/m.exec(reader.lettersTo(camille)[0] ?? '')?.[0] ?? '');
  const wrong = [
    '',
    'x',
    token.slice(0, -1),
    `${token}x`,
    [id, Number(expires) + 1, seal].join('.'),
    [id.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')), expires, seal].join('.'),
    leave,
    tokenOf(other.linkTo(camille)),
  ];
  for (const given of wrong) {
    const { status, body } = await reader.ask('/confirm', { token: given });
    expect([given, status, body]).toEqual([given, 400, unreadable]);
    const page = await reader.open(`/en/newsletter/confirm?${new URLSearchParams({ token: given })}`);
    expect(await page.text()).toContain('data-situation="unreadable"');
    const form = await reader.submit('/api/newsletter/confirm', { lang: 'en', token: given });
    expect(form.headers.get('location')).toBe('/en/newsletter/confirm?said=unreadable');
  }
  expect(await confirmed(reader)).toEqual([]);
});

test('LAY-33: every letter can be left by one click of the mail program, without a header, and by a page (RFC 8058)', async () => {
  const reader = await openReader();
  await subscribe(reader);
  await reader.ask('', { email: camille });
  await reader.post();
  const letters = reader.lettersTo(camille);
  expect(letters).toHaveLength(3);
  const leaves = letters.map((letter) => {
    expect(letter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    return /^List-Unsubscribe: <https:\/\/festival\.example(\/api\/newsletter\/unsubscribe\?token=[\w.-]+)>$/m.exec(
      letter,
    )?.[1];
  });
  const [leave = ''] = leaves;
  expect(leaves).toEqual([leave, leave, leave]);
  // A mere look changes nothing.
  const looked = await reader.open(leave);
  const page = looked.headers.get('location') ?? '';
  expect([looked.status, page]).toEqual([
    302,
    expect.stringMatching(/^\/en\/newsletter\/unsubscribe\?token=/),
  ]);
  expect(await (await reader.open(page)).text()).toContain('data-situation="leaving"');
  expect(await confirmed(reader)).toEqual([camille]);
  for (const once of [1, 2]) {
    const answer = await reader.submit(
      leave,
      { 'List-Unsubscribe': 'One-Click' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect([once, answer.status, await answer.json()]).toEqual([once, 200, { data: { unsubscribed: true } }]);
  }
  expect(await kept(reader)).toEqual([]);
  const inParts = await reader.submit(
    leave,
    { 'List-Unsubscribe': 'One-Click' },
    { 'content-type': 'multipart/form-data; boundary=x' },
  );
  expect([inParts.status, await inParts.json()]).toEqual([200, { data: { unsubscribed: true } }]);
  const cut = await reader.submit(leave.slice(0, -1), { 'List-Unsubscribe': 'One-Click' });
  expect([cut.status, await cut.json()]).toEqual([400, unreadable]);
  const cutOnPage = await reader.submit(leave.slice(0, -1), { lang: 'en' });
  expect(cutOnPage.headers.get('location')).toBe('/en/newsletter/unsubscribe?said=unreadable');
});

test('LAY-33: the page’s button unsubscribes, and says so in its language', async () => {
  const reader = await openReader();
  await subscribe(reader);
  const link = /^https:\/\/festival\.example(\/en\/newsletter\/unsubscribe\S+)$/m.exec(
    reader.lettersTo(camille)[0] ?? '',
  )?.[1];
  const page = await (await reader.open(link ?? '')).text();
  const [, action = ''] = /<form method="post" action="([^"]*)"/.exec(page) ?? [];
  const answer = await reader.submit(action, { lang: 'en' });
  expect(answer.headers.get('location')).toBe('/en/newsletter/unsubscribe?said=left');
  expect(await kept(reader)).toEqual([]);
});

test('LAY-33: known or not, confirmed or not, the answer is the same, letter by letter', async () => {
  const reader = await openReader();
  await subscribe(reader, 'known@example.test');
  await reader.ask('', { email: 'waiting@example.test' });
  const answers = [];
  for (const email of ['known@example.test', 'waiting@example.test', 'new@example.test'])
    answers.push(await reader.ask('', { email }));
  const told = answers.map(({ status, body, headers }) => [
    status,
    body,
    [...headers].filter(([name]) => name !== 'date'),
  ]);
  expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
  await reader.post();
  expect(reader.lettersTo('new@example.test')).toHaveLength(1);
  expect(subjects(reader, 'known@example.test').at(-1)).toBe('You are already subscribed to the newsletter');
});

test('LAY-33: known or not, the database is asked the same', async () => {
  const { store, clock } = await openReader();
  const asked: string[][] = [];
  const counting = (statements: string[]): KyselyPlugin => ({
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const ask = async (email: string): Promise<void> => {
    const statements: string[] = [];
    asked.push(statements);
    await subscribeTo(
      {
        store: {
          ...store,
          transact: (work) => store.transact((db) => work(db.withPlugin(counting(statements)))),
        },
        clock,
        secrets: { hash: (...parts) => parts.join() },
      },
      { email },
      '192.0.2.1',
    );
  };
  await ask(camille);
  await store.transact((db) => db.updateTable('newsletter_subscriptions').set({ confirmed_at: 1 }).execute());
  await store.transact((db) => db.deleteFrom('newsletter_letters').execute());
  await ask(camille);
  await ask('new@example.test');
  const [first = []] = asked;
  expect(first.length).toBeGreaterThan(2);
  expect(asked).toEqual([first, first, first]);
});

test.each([
  [camille, camille],
  [' Camille@EXAMPLE.test\n', camille],
  ['ｃａｍｉｌｌｅ@example.test', camille],
  ['camille+News+1@example.test', camille],
  ['a@THÉÂTRE.example', 'a@xn--thtre-4qa2c.example'],
])(
  'Security: LAY-33: %j is counted as one mailbox in any spelling; neither it nor the network stands there, and each count is of one purpose',
  async (email, mailbox) => {
    const { store, clock } = await openReader();
    const secrets = { hash: (...parts: string[]) => `hashed(${parts.join()})` };
    await subscribeTo({ store, clock, secrets }, { email }, '192.0.2.1');
    const counted = await store.db.selectFrom('budgets').select(['name', 'key']).orderBy('name').execute();
    expect(counted).toEqual([
      { name: 'mailboxLetters', key: `hashed(mailbox,${mailbox})` },
      { name: 'networkLetters', key: 'hashed(network,192.0.2.0/24)' },
      { name: 'newsletterByAddress', key: 'hashed(address,192.0.2.1)' },
      { name: 'strangersLetters', key: '' },
    ]);
  },
);

test('LAY-33: a page leads to itself in the other language, with what it says or the token that it has', async () => {
  const reader = await openReader();
  await reader.ask('', { email: camille, lang: 'fr' });
  await reader.post();
  const link = reader.linkTo(camille);
  const { search } = new URL(link, 'https://festival.example');
  const otherOf = async (path: string): Promise<string | undefined> =>
    /<a lang="\w\w" hreflang="\w\w" href="([^"]*)"/.exec(await (await reader.open(path)).text())?.[1];
  expect([
    await otherOf(link),
    await otherOf('/fr/infolettre/confirmer?said=confirmed'),
    await otherOf('/en/newsletter/unsubscribe?said=left'),
    await otherOf('/en/newsletter/unsubscribe'),
  ]).toEqual([
    `/en/newsletter/confirm${search}`,
    '/en/newsletter/confirm?said=confirmed',
    '/fr/infolettre/desabonner?said=left',
    '/fr/infolettre/desabonner?said=unreadable',
  ]);
});

test('LAY-33: who is confirmed before the letter goes out is not asked to confirm', async () => {
  const reader = await openReader();
  for (const email of [camille, 'sam@example.test']) await reader.ask('', { email });
  await reader.store.transact((db) =>
    db
      .updateTable('newsletter_subscriptions')
      .set({ confirmed_at: 1 })
      .where('email', '=', camille)
      .execute(),
  );
  await reader.post();
  expect([reader.lettersTo(camille).length, reader.lettersTo('sam@example.test').length]).toEqual([0, 1]);
});

test('LAY-33: a form that the server cannot serve leads to a page that says so', async () => {
  const reader = await openReader();
  await reader.store.transact((db) => db.schema.dropTable('newsletter_letters').execute());
  const sent = await reader.submit('/api/newsletter', { email: camille, lang: 'fr' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/fr/infolettre/confirmer?said=later']);
});

test('LAY-33: more than a form can hold is refused, and nothing is kept', async () => {
  const reader = await openReader();
  const { status, body } = await reader.ask('', { email: camille, more: 'x'.repeat(newsletterLimits.body) });
  expect([status, body]).toEqual([
    413,
    { error: { code: 'too-large', message: `A body has ${newsletterLimits.body} bytes at most` } },
  ]);
  expect(await kept(reader)).toEqual([]);
});

test('LAY-34: what fills in the trap hears what everybody hears, and nothing is kept', async () => {
  const reader = await openReader();
  const trapped = { email: camille, lang: 'fr', [trapField]: 'cheap pills' };
  expect(await reader.ask('', trapped)).toMatchObject({ status: 202, body: accepted });
  const form = await reader.submit('/api/newsletter', trapped);
  expect(form.headers.get('location')).toBe('/fr/infolettre/confirmer?said=sent');
  await reader.post();
  expect([await kept(reader), reader.lettersTo(camille)]).toEqual([[], []]);
});

test('LAY-33: the form works without script, and not from another site', async () => {
  const reader = await openReader();
  const fields = { email: camille, lang: 'en', [trapField]: '' };
  const { lang, ...inBody } = fields;
  const sent = await reader.submit(`/api/newsletter?lang=${lang}`, inBody);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/en/newsletter/confirm?said=sent']);
  const wrong = await reader.submit('/api/newsletter', { ...fields, email: 'camille' });
  expect(wrong.headers.get('location')).toBe('/en/newsletter/confirm?said=invalid');
  const page = await (await reader.open('/en/newsletter/confirm?said=invalid')).text();
  expect(page).toContain('<form method="post" action="/api/newsletter" novalidate>');
  // An older browser names its page alone, and a proxy names another host than that.
  const old = { origin: 'https://festival.example', host: 'inner:8080' };
  const named = await reader.submit('/api/newsletter', { ...fields, email: 'camille' }, old);
  expect(named.headers.get('location')).toBe('/en/newsletter/confirm?said=invalid');
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }])
    expect(
      (await reader.submit('/api/newsletter', { ...fields, email: 'x@example.test' }, headers)).status,
    ).toBe(403);
  expect(await kept(reader)).toEqual([camille]);
});

test.each([
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=UTF-8',
  'Application/X-WWW-Form-URLEncoded ;charset=utf-8',
])('LAY-33: a form of the type %j without a language is led to the page of the default one', async (type) => {
  const reader = await openReader();
  const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' };
  const sent = await reader.submit('/api/newsletter', { email: camille }, headers);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/fr/infolettre/confirmer?said=sent']);
});

test('LAY-33: JSON needs the CSRF header, and the refusal brings the cookie for it', async () => {
  const { app } = await openReader();
  for (const path of ['/api/newsletter', '/api/newsletter/confirm']) {
    const answer = await app.hono.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: camille, token: 'x' }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: 'csrf' } }]);
    expect(answer.headers.getSetCookie().join()).toMatch(
      /^XSRF-TOKEN=[\w-]{43}; Path=\/; Secure; SameSite=Lax$/,
    );
  }
});

test('LAY-33: with an external list our own takes no address', async () => {
  const reader = await openReader({ NEWSLETTER_URL: 'https://list.example/subscribe/' });
  const { status, body } = await reader.ask('', { email: camille });
  const message = 'The newsletter is kept by somebody else';
  expect([status, body]).toEqual([404, { error: { code: 'not-found', message } }]);
  expect(await kept(reader)).toEqual([]);
  const page = await (await reader.open('/fr/infolettre/confirmer')).text();
  expect([page.includes('data-situation="unreadable"'), page.includes('action="/api/newsletter"')]).toEqual([
    true,
    false,
  ]);
});

test.each([
  ['', 400],
  ['camille', 400],
  ['camille@example', 400],
  ['camille@example.test\nBcc: sam@example.test', 400],
  ['camille@example.test\r\n\r\nHello', 400],
  ['"camille roy"@example.test', 400],
  ['"a@b"@example.test', 400],
  ['camille@example.test, sam@example.test', 400],
  ['Camille <camille@example.test>', 400],
  ['camille@[192.0.2.1]', 400],
  ['camille@127.0.0.1', 400],
  [`${'x'.repeat(308)}@example.test`, 400],
  [`${'x'.repeat(64)}@${`${'y'.repeat(63)}.`.repeat(3)}test`, 400],
  [`${'x'.repeat(65)}@example.test`, 400],
  ['.camille@example.test', 400],
  ['ca..mille@example.test', 400],
  ['élodie@example.test', 400],
  ['camille@-example.test', 400],
  ["o'hara+fun_2@example.test", 202],
  ['camille@théâtre.example', 202],
  [`${'x'.repeat(64)}@example.test`, 202],
])('bad input: %j is answered %d, and a letter goes to one address at most', async (email, status) => {
  const reader = await openReader();
  expect((await reader.ask('', { email })).status).toBe(status);
  const posted: string[] = [];
  await reader.post({ send: ({ to }) => Promise.resolve(void posted.push(to)) });
  const expected = email.replace('théâtre', 'xn--thtre-4qa2c');
  expect(posted).toEqual(status === 202 ? [expected] : []);
});

test('a domain is one domain, however it is written', async () => {
  const reader = await openReader();
  for (const email of [
    'a@THÉÂTRE.example',
    'a@théâtre.example',
    'a@xn--thtre-4qa2c.example',
    'ａ@théâtre.example',
  ])
    await reader.ask('', { email });
  expect(await kept(reader)).toEqual(['a@xn--thtre-4qa2c.example']);
});

test.each([[null], [[]], ['text'], [{}], [{ email: 5 }], [{ email: camille, lang: 'de' }]])(
  'bad input: %j is refused',
  async (body) => {
    const reader = await openReader();
    expect((await reader.ask('', body)).status).toBe(400);
    expect((await reader.ask('/confirm', body)).status).toBe(400);
  },
);

test.each<[string, unknown, string]>([
  ['', { lang: 'fr' }, 'email is not what it must be'],
  ['', { email: 7 }, 'email is not what it must be'],
  ['', { email: 'camille@example.test', lang: 'de' }, 'lang is not what it must be'],
  ['', { email: 'camille@example.test', topic: [] }, 'topic is not what it must be'],
  ['', { email: 'camille' }, 'email is no address that mail can be sent to'],
  ['/confirm', {}, 'token is not what it must be'],
  ['/confirm', { token: 7 }, 'token is not what it must be'],
])('LAY-33: what is wrong with %s %j is named', async (path, body, message) => {
  const reader = await openReader();
  const { status, body: told } = await reader.ask(path, body);
  expect([status, told]).toEqual([400, { error: { code: 'invalid', message } }]);
});

test('Security: a link with two tokens leaves nothing, and leads nowhere', async () => {
  const reader = await openReader();
  const error = { error: { code: 'invalid', message: 'token is given more than once' } };
  for (const method of ['GET', 'POST']) {
    const answer = await reader.app.hono.request('/api/newsletter/unsubscribe?token=a&token=b', { method });
    expect([method, answer.status, await answer.json()]).toEqual([method, 400, error]);
  }
  const none = await reader.app.hono.request('/api/newsletter/unsubscribe', { method: 'POST' });
  expect(none.status).toBe(400);
});

test('other verbs and paths are refused', async () => {
  const { app } = await openReader();
  const get = await app.hono.request('/api/newsletter');
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
  const put = await app.hono.request('/api/newsletter/unsubscribe', { method: 'PUT' });
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  expect((await app.hono.request('/api/newsletter/elsewhere')).status).toBe(404);
});
