import { afterEach, beforeEach, expect, test } from 'vitest';
import { addMember, openVisitor, readOutbox, signIn } from '#server/member/testing/visitor.ts';
import { openMailServer } from '#server/mail/testing/transports.ts';
import { readMail } from '#server/mail/testing/readMail.ts';
import { reserveCall } from '#server/stress/asking.ts';
import { findMemberByEmail } from '#server/store/members/members.ts';
import { filesThatHold } from '#server/testing/filesThatHold.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { gala } from '#server/member/testing/bookingSite.ts';
import { writeProfile } from '#server/profile/testing/writeProfile.ts';
import { staffOf, type TestStaff } from '../testing/staffOf.ts';
import { blockCommand, unblockCommand } from './block.ts';
import { creditsCommand } from './credits.ts';
import { deleteCommand } from './delete.ts';
import { doorCommand } from './door.ts';
import { exportCommand } from './export.ts';
import { listCommand } from './list.ts';
import { showCommand } from './show.ts';

const email = 'camille@example.test';
let site: TestApp;
let staff: TestStaff;
beforeEach(async () => {
  site = await startTestApp();
  staff = staffOf(site.store, site.clock, { DATA_DIR: site.store.dataDirectory });
});
afterEach(() => site.close());

const acts = async () =>
  (
    await site.store.db
      .selectFrom('staff_acts')
      .select(['act', 'subject', 'details'])
      .orderBy('act')
      .execute()
  ).map(({ act, subject, details }) => [act, subject, JSON.parse(details)]);
/** A member who has reserved the gala. */
const joined = async () => {
  const row = await addMember(site.store, email, 'fr');
  const visitor = await openVisitor(site.app);
  const { token } = await signIn(visitor, site.store.dataDirectory, email);
  const { method, path, body } = reserveCall(gala.ids);
  await visitor.ask(method, path, { token, body });
  return { ...row, read: () => visitor.ask('GET', '/v1/me/export', { token }) };
};

test('STF-07: the export is the one that the member gets', async () => {
  const { uuid, read } = await joined();
  await staff.run(creditsCommand, email, '3', '--pass', 'Trois', '--key', '1');
  const { body } = await read();
  expect(JSON.parse(await staff.run(exportCommand, ` ${email.toUpperCase()} `))).toEqual(body);
  expect(await acts()).toContainEqual(['export', uuid, {}]);
});

test('STF-07: a deleted account is gone as if its member had deleted it, with the last letter', async () => {
  const { uuid } = await joined();
  expect(await staff.run(deleteCommand, email)).toBe(
    `The account of ${email} is deleted. Reservations that ended: 1.\n`,
  );
  expect(await findMemberByEmail(site.store.db, email)).toBeUndefined();
  const date = site.store.db.selectFrom('programmations').select('taken').where('id', '=', gala.id);
  expect(await date.executeTakeFirst()).toEqual({ taken: 0 });
  // An outbox of our own loses every letter to them, the last one included.
  expect(readOutbox(site.store.dataDirectory)).toEqual([]);
  expect(await acts()).toEqual([['delete', uuid, {}]]);
  expect(await staff.run(deleteCommand, email)).toBe(
    `refused: There is no account with the address ${email}.`,
  );
});

test('STF-07: by a mail server the last letter of a deleted account goes out, in its language', async () => {
  await joined();
  const letters: string[] = [];
  const { smtpUrl } = await openMailServer((letter) => letters.push(letter));
  const person = staffOf(site.store, site.clock, {
    DATA_DIR: site.store.dataDirectory,
    SMTP_URL: smtpUrl,
  });
  await person.run(deleteCommand, email);
  await expect.poll(() => letters.length).toBe(1);
  const { headers, text } = readMail(letters[0] ?? '');
  expect([headers['to'], headers['subject'], text.split('\n')[0]]).toEqual([
    email,
    'Votre compte a été supprimé',
    'Bonjour Camille,',
  ]);
});

test('STF-07: an account that never had a password is deleted, too', async () => {
  const { id } = await addMember(site.store, email);
  await site.store.transact((db) =>
    db.updateTable('members').set({ password_hash: null }).where('id', '=', id).execute(),
  );
  expect(await staff.run(deleteCommand, email)).toBe(
    `The account of ${email} is deleted. Reservations that ended: 0.\n`,
  );
});

test('STF-07: of an address without an account the waiting credits are deleted, and stay used', async () => {
  const give = () => staff.run(creditsCommand, email, '3', '--pass', 'Trois', '--key', '1');
  expect(await give()).toBe(`3 of "Trois" wait until ${email} has an account.\n`);
  expect(await staff.run(showCommand, email)).toBe(
    `${email}\nno account yet\ncredits given:\n  2027-07-16T21:30:00Z 3 of "Trois", key "1", waiting for an account\n`,
  );
  const holding = () => filesThatHold(site.store.dataDirectory, [email]);
  expect(holding()).not.toEqual([]);
  expect(await staff.run(deleteCommand, email)).toBe(
    `${email} has no account. The credits that waited for one are gone: 1 given.\n`,
  );
  expect(holding()).toEqual([]);
  expect(await give()).toBe('Key "1" was used before: nothing has changed.\n');
  expect(await staff.run(showCommand, email)).toBe(`refused: There is no account with the address ${email}.`);
});

test('STF-01: a member is shown with everything that a call needs, and is a line of the list', async () => {
  const { uuid } = await joined();
  await addMember(site.store, 'aa@example.test');
  await staff.run(creditsCommand, email, '3', '--pass', '=Trois', '--key', '1');
  expect(await staff.run(showCommand, email)).toBe(
    [
      email,
      'name: Camille Roy',
      'lives in: Montréal',
      'language: fr',
      'member since: 1970-01-01T00:00:00Z',
      `number: ${uuid}`,
      'credits left: 4, used: 1, passes: 2',
      'coming reservations: 1',
      'open sessions: 1',
      'blocked: no',
      'credits given:',
      '  2027-07-16T21:30:00Z 3 of "=Trois", key "1"',
      '',
    ].join('\n'),
  );
  expect(await staff.run(listCommand)).toBe(
    [
      'email,name,lang,since,credits,used,passes,blocked',
      '"aa@example.test","Camille Roy","en","1970-01-01T00:00:00Z",2,0,1,""',
      `"${email}","Camille Roy","fr","1970-01-01T00:00:00Z",4,1,2,""`,
      '',
    ].join('\r\n'),
  );
  expect(await acts()).toEqual([
    ['credits', '1', { given: 1, waiting: 0, repeated: 0 }],
    ['list', '', { waiting: false, lines: 2 }],
    ['show', uuid, {}],
  ]);
});

test('STF-01: what is over is not told as open: a show that has begun, a session that has ended', async () => {
  await joined();
  const linesOf = async (): Promise<string[]> =>
    (await staff.run(showCommand, email))
      .split('\n')
      .filter((line) => /^(coming reservations|open sessions): /.test(line));
  // The gala begins two hours later; the session lasts for twelve.
  site.clock.set('2027-07-16T23:29:59Z');
  const before = await linesOf();
  site.clock.set('2027-07-16T23:30:00Z');
  const begun = await linesOf();
  site.clock.set('2027-07-17T09:30:00Z');
  expect([before, begun, await linesOf()]).toEqual([
    ['coming reservations: 1', 'open sessions: 1'],
    ['coming reservations: 0', 'open sessions: 1'],
    ['coming reservations: 0', 'open sessions: 0'],
  ]);
});

test('STF-03: credits that wait are listed with their address and key; given ones are none of them', async () => {
  await joined();
  await staff.run(creditsCommand, email, '3', '--pass', 'Trois', '--key', '1');
  await staff.run(creditsCommand, 'jo@example.test', '6', '--pass', 'Six', '--key', '2');
  expect(await staff.run(listCommand, '--waiting')).toBe(
    'email,credits,pass,key,given\r\n"jo@example.test",6,"Six","2","2027-07-16T21:30:00Z"\r\n',
  );
});

test('STF-09: the door has each booking with its seat, code and state, of a show and a day', async () => {
  await joined();
  const { code } = await site.store.db.selectFrom('bookings').select('code').executeTakeFirstOrThrow();
  const head = 'start,show,venue,name,seats,code,state\r\n';
  const line = `"2027-07-16 19:30","Les Nuits blanches","Théâtre du Coin","Camille Roy",1,"${code}","reserved"\r\n`;
  const door = (...args: string[]) => staff.run(doorCommand, ...args);
  expect(await door()).toBe(head + line);
  expect(await door('--show', 'sleepless-nights', '--day', '2027-07-16')).toBe(head + line);
  expect(await door('--show', 'les-nuits-blanches')).toBe(head + line);
  expect(await door('--show', 'on-mute')).toBe(head);
  expect([await door('--day', '2027-07-15'), await door('--day', '2027-07-17')]).toEqual([head, head]);
  await site.store.transact((db) => db.updateTable('bookings').set({ reserved: 0 }).execute());
  expect(await door()).toBe(head + line.replace(',1,', ',0,').replace('reserved', 'cancelled'));
  await site.store.transact((db) => db.updateTable('bookings').set({ called_off: 1 }).execute());
  expect(await door()).toContain('"show-cancelled"');
});

test.each([
  [doorCommand, ['--show', 'nowhere'], 'No show has the address "nowhere".'],
  [doorCommand, ['--day', '2027-02-30'], '--day must be a date, like 2027-07-16.'],
  [doorCommand, ['--day', 'today'], '--day must be a date, like 2027-07-16.'],
  [doorCommand, ['--day', '20270716'], '--day must be a date, like 2027-07-16.'],
  [doorCommand, ['--day', '2027-07-16T19:30'], '--day must be a date, like 2027-07-16.'],
  [doorCommand, ['tonight'], 'Nobody knows what tonight means here.'],
  [listCommand, ['all'], 'Nobody knows what all means here.'],
  [showCommand, [], 'Name one e-mail address.'],
  [showCommand, [email, 'x@example.test'], 'Name one e-mail address.'],
  [exportCommand, [email], `There is no account with the address ${email}.`],
  [creditsCommand, [email], 'Name an e-mail address and a number of credits, or --csv FILE.'],
  [
    creditsCommand,
    [email, '1.5', '--pass', 'P', '--key', '1'],
    'The number of credits must be a whole number from 1 to 1000.',
  ],
  [creditsCommand, [email, '1', '--key', '1'], '--pass is missing.'],
  [creditsCommand, [email, '1', '--pass', 'P'], '--key is missing.'],
  [creditsCommand, [email, '1', '--pass', 'P', '--key', ' '], '--key must not be empty.'],
  [
    creditsCommand,
    ['--csv', 'f.csv', '--key', '1'],
    '--csv goes with neither --pass nor --key: they stand in the file.',
  ],
  [creditsCommand, ['--csv', 'f.csv', email], `Nobody knows what ${email} means here.`],
])(
  'STF-01: arguments that cannot be followed are refused in a sentence: %#',
  async (command, args, sentence) => {
    expect(await staff.run(command, ...args)).toBe(`refused: ${sentence}`);
    expect(await acts()).toEqual([]);
  },
);

test('STF-08: every act is noted, with the numbers of what it did', async () => {
  const { uuid } = await joined();
  await staff.run(creditsCommand, 'jo@example.test', '3', '--pass', 'Trois', '--key', '1');
  await staff.run(blockCommand, email, '--text', 'Call us.', '--cancel');
  await staff.run(unblockCommand, email);
  await staff.run(unblockCommand, email);
  await staff.run(doorCommand, '--day', '2027-07-16');
  await staff.run(listCommand, '--waiting');
  await staff.run(deleteCommand, 'jo@example.test');
  expect(await acts()).toEqual([
    ['block', uuid, { cancelled: 1, closed: 0 }],
    ['bookings', '', { show: '', day: '2027-07-16', bookings: 1 }],
    ['credits', '1', { given: 0, waiting: 1, repeated: 0 }],
    ['delete', '', { grants: 1 }],
    ['list', '', { waiting: true, lines: 1 }],
    ['unblock', uuid, {}],
  ]);
});

test('STF-05: the words of the block stand in the list, and with the member', async () => {
  await joined();
  await staff.run(blockCommand, email, '--text', ' Call us. ');
  expect(await staff.run(showCommand, email)).toContain('\nblocked: Call us.\n');
  expect(await staff.run(listCommand)).toMatch(/,"Call us\."\r\n$/);
});

test('STF-06: a reservation that the member cancelled before is neither cancelled again nor told as coming', async () => {
  await joined();
  await site.store.transact((db) => db.updateTable('bookings').set({ reserved: 0 }).execute());
  expect(await staff.run(showCommand, email)).toContain('\ncoming reservations: 0\n');
  expect(await staff.run(blockCommand, email, '--text', 'Call us.', '--cancel')).toBe(
    `${email} is blocked, and every session has ended.\nReservations that ended: 0.\n`,
  );
});

test.each([
  [showCommand, []],
  [exportCommand, []],
  [deleteCommand, []],
  [unblockCommand, []],
  [blockCommand, ['--text', 'Call us.']],
])('STF-01: an address that nobody has proved is no account: %#', async (command, more) => {
  const { id } = await addMember(site.store, email);
  await site.store.transact((db) =>
    db.updateTable('members').set({ active: 0 }).where('id', '=', id).execute(),
  );
  expect(await staff.run(command, email, ...more)).toBe(
    `refused: There is no account with the address ${email}.`,
  );
});

test('STF-09: a date without a venue and a member of one name are lines of the door, too, in the first language', async () => {
  await joined();
  await writeProfile(site.store, { languages: ['en', 'fr'] });
  await site.store.write(async (db) => {
    await db.updateTable('programmations').set({ venue_id: null }).where('id', '=', gala.id).execute();
    await db.updateTable('members').set({ lastname: '' }).execute();
  });
  const [, line] = (await staff.run(doorCommand)).split('\r\n');
  expect(line?.split(',').slice(0, 4)).toEqual([
    '"2027-07-16 19:30"',
    '"Sleepless Nights"',
    '""',
    '"Camille"',
  ]);
  expect(await staff.run(listCommand)).toContain(`\r\n"${email}","Camille","fr",`);
});
