import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { noWords } from '#contract/words.ts';
import { readOutbox } from '../member/testing/visitor.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { testFestival } from '../profile/testing/testFestival.ts';
import { writeLetter } from './letters.ts';
import { createMailer } from './mailer.ts';
import { openMailServer } from './testing/transports.ts';

const clock = createTestClock('2027-07-16T21:30:00Z');
const publicUrl = 'https://festival.example';
const camille = {
  email: 'camille@example.test',
  firstname: 'Camille',
  lang: 'fr',
  writer: { name: { fr: 'Chapiteau', en: 'Chapiteau' }, words: noWords, look: testFestival.look },
} as const;

let dataDirectory: string;
beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'chapiteau-mail-'));
});
afterEach(() => rmSync(dataDirectory, { recursive: true }));

describe('letters', () => {
  test.each(['fr', 'en'] as const)('SES-03: a code stands on a line of its own (%s)', (lang) => {
    for (const letter of ['loginCode', 'resetCode'] as const)
      expect(writeLetter(letter, { ...camille, lang }, '012345').text).toMatch(/^012345$/m);
  });

  test.each([
    ['fr', 'loginCode', '012345 est votre code Chapiteau'],
    ['en', 'loginCode', '012345 is your Chapiteau code'],
    ['fr', 'resetCode', '012345 est votre code Chapiteau pour un nouveau mot de passe'],
    ['en', 'resetCode', '012345 is your Chapiteau code for a new password'],
  ] as const)('SES-03: the subject begins with the code (%s, %s)', (lang, letter, subject) => {
    expect(writeLetter(letter, { ...camille, lang }, '012345').subject).toBe(subject);
  });

  test.each(['fr', 'en'] as const)(
    'FES-14: a letter is in the words of the festival that writes (%s)',
    (lang) => {
      const own = { 'mail.welcome.title': 'Swing!', 'mail.welcome.text': 'Swing,\n\n<b>{{brand}}</b>' };
      const writer = {
        ...camille.writer,
        name: { fr: 'Jazz', en: 'Jazz' },
        words: { ...noWords, [lang]: own },
      };
      const { text, html, subject } = writeLetter('welcome', { ...camille, lang, writer });
      expect([text, subject]).toEqual([
        'Swing,\n\n<b>Jazz</b>\n',
        { fr: 'Bienvenue chez Jazz', en: 'Welcome to Jazz' }[lang],
      ]);
      expect(html).toContain('>Swing!</h1>');
      expect(html).toContain('&#60;b&#62;Jazz&#60;/b&#62;');
      const other = { ...writer, words: noWords };
      expect(writeLetter('welcome', { ...camille, lang, writer: other }).text).not.toContain('Swing');
    },
  );

  test('a letter is in its reader’s language and calls them by name', () => {
    expect(writeLetter('passwordChanged', camille)).toMatchObject({
      to: 'camille@example.test',
      subject: 'Votre mot de passe a été changé',
      text: expect.stringMatching(/^Bonjour Camille,\n/),
    });
  });
});

test('a name is written as it is: what looks like a pattern, or like a place for the code, is neither', () => {
  for (const firstname of ['$&', '$1', '{{code}}'])
    expect(writeLetter('loginCode', { ...camille, firstname }, '012345').text).toMatch(
      `Bonjour ${firstname},\n\nVoici votre code pour vous connecter à Chapiteau\u00a0:\n\n012345\n`,
    );
});

describe('outbox', () => {
  const mailer = () => createMailer({ smtpUrl: null, dataDirectory, publicUrl }, clock);

  test('mail is a file, plain text first, that only its owner reads', async () => {
    await mailer().send(writeLetter('loginCode', camille, '012345'));
    const [mail, ...more] = readOutbox(dataDirectory);
    expect([mail?.name, more]).toEqual(['2027-07-16T21:30:00.000000000Z-camille@example.test.eml', []]);
    expect(mail?.text).toMatch(/^From: Chapiteau <no-reply@festival\.example>$/m);
    expect(mail?.text).toMatch(/^Date: Fri, 16 Jul 2027 21:30:00 \+0000$/m);
    expect(mail?.text).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
    expect(mail?.text).toMatch(/^012345$/m);
    const paths = [join(dataDirectory, 'outbox'), join(dataDirectory, 'outbox', mail?.name ?? '')];
    expect(paths.map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
  });

  test('twenty mails in one moment are twenty files, and nothing else is left', async () => {
    const [one, other] = [mailer(), mailer()];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? one : other).send({
          sender: 'Chapiteau',
          to: camille.email,
          subject: String(index),
          text: 'x',
          html: 'x',
        }),
      ),
    );
    expect(readOutbox(dataDirectory)).toHaveLength(20);
    expect(readdirSync(join(dataDirectory, 'outbox'))).toHaveLength(20);
  });

  test('a mail whose file cannot be named is told of, and leaves nothing', async () => {
    // As long as a path may be with the short name that a mail has at first, but not with its own.
    const steps = Array.from({ length: 40 }, () => 'x'.repeat(99));
    const deep = join(dataDirectory, ...steps).slice(0, 4_000);
    const sent = createMailer({ smtpUrl: null, dataDirectory: deep, publicUrl }, clock).send({
      sender: 'Chapiteau',
      to: `${'x'.repeat(100)}@example.test`,
      subject: '',
      text: '',
      html: '',
    });
    await expect(sent).rejects.toMatchObject({ code: 'ENAMETOOLONG' });
    expect(readdirSync(join(deep, 'outbox'))).toEqual([]);
  });

  test('on Windows the name of a file has no colon', async () => {
    const { platform } = process;
    onTestFinished(() => void Object.defineProperty(process, 'platform', { value: platform }));
    Object.defineProperty(process, 'platform', { value: 'win32' });
    await mailer().send(writeLetter('loginCode', camille, '012345'));
    expect(readOutbox(dataDirectory).map(({ name }) => name)).toEqual([
      '2027-07-16T21.30.00.000000000Z-camille@example.test.eml',
    ]);
  });

  test('the lines of a mail are as they were written, whatever letters they have', async () => {
    const html = '<p>Voilà</p>';
    const link = `https://festival.example/?token=${'a'.repeat(90)}=`;
    await mailer().send({
      sender: 'Chapiteau',
      to: camille.email,
      subject: '',
      text: `${'ж'.repeat(60)}\nVoilà\n${link}\n012345\n`,
      html,
    });
    const [mail] = readOutbox(dataDirectory);
    const [, plain = ''] = mail?.text.split(/^--.*$/m) ?? [];
    expect(plain).toBe(
      `\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${'ж'.repeat(60)}\nVoilà\n${link}\n012345\n\n`,
    );
  });

  test('a name of a file holds 100 characters of the address', async () => {
    await mailer().send({
      sender: 'Chapiteau',
      to: `${'x'.repeat(240)}@example.test`,
      subject: '',
      text: '',
      html: '',
    });
    const [mail] = readOutbox(dataDirectory);
    expect(mail?.name).toBe(`2027-07-16T21:30:00.000000000Z-${'x'.repeat(100)}.eml`);
  });

  test('an address never names a file elsewhere', async () => {
    await mailer().send({
      sender: 'Chapiteau',
      to: '"../../x"@example.test',
      subject: '',
      text: '',
      html: '',
    });
    expect(readdirSync(dataDirectory)).toEqual(['outbox']);
    expect(readOutbox(dataDirectory).map(({ name }) => name)).toEqual([
      '2027-07-16T21:30:00.000000000Z-_.._.._x_@example.test.eml',
    ]);
  });
});

test('an outbox forgets the letters to one address, and no other’s, however alike their files are called', async () => {
  const { send, forget } = createMailer({ smtpUrl: null, dataDirectory, publicUrl }, clock);
  const long = 'x'.repeat(100);
  const html = '<p>';
  const kept = ['b@example.test', 'a-camille@example.test', 'camille@example.test.test', `${long}2@x.test`];
  for (const to of [camille.email, ...kept, camille.email, `${long}1@x.test`])
    await send({
      sender: 'Chapiteau',
      to,
      subject: `To: ${camille.email}`,
      text: `To: ${camille.email}`,
      html,
    });
  await forget?.(camille.email);
  await forget?.(`${long}1@x.test`);
  await forget?.('nobody@example.test');
  const left = readOutbox(dataDirectory).map(({ text }) => /^To:\s+(\S+)$/m.exec(text)?.[1] ?? '');
  expect(left.toSorted()).toEqual(kept.toSorted());
});

test('an outbox forgets letters alone: not what is being written, nor what has no recipient', async () => {
  const { send, forget } = createMailer({ smtpUrl: null, dataDirectory, publicUrl }, clock);
  const folder = join(dataDirectory, 'outbox');
  mkdirSync(folder);
  const kept = ['.5b0c.part', '2027-07-01T00:00:00Z-camille@example.test.eml', 'older'];
  writeFileSync(join(folder, '.5b0c.part'), `To: ${camille.email}\n`);
  writeFileSync(join(folder, '2027-07-01T00:00:00Z-camille@example.test.eml'), 'Hello\n');
  mkdirSync(join(folder, 'older'));
  await send(writeLetter('loginCode', camille, '012345'));
  await forget?.(camille.email);
  expect(readdirSync(folder).toSorted()).toEqual(kept);
});

test('an outbox in which nothing was ever written has nothing to forget', async () => {
  const { forget } = createMailer({ smtpUrl: null, dataDirectory, publicUrl }, clock);
  await forget?.(camille.email);
  expect(readdirSync(dataDirectory)).toEqual([]);
});

test('settings: with SMTP_URL mail goes to the server, and none is written', async () => {
  const letters: string[] = [];
  const { smtpUrl, recipients } = await openMailServer((letter) => letters.push(letter));
  const mailer = createMailer({ smtpUrl, dataDirectory, publicUrl }, clock);
  await mailer.send(writeLetter('loginCode', camille, '012345'));
  expect([recipients, letters.length, readdirSync(dataDirectory)]).toEqual([
    ['<camille@example.test>'],
    1,
    [],
  ]);
  // Nobody can take back a letter from a mail server.
  expect(mailer.forget).toBeUndefined();
});

test('a mail server that takes a call and says nothing is given up after ten seconds', async () => {
  const { promise: called, resolve: call } = Promise.withResolvers<void>();
  const silent = createServer(() => call());
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void silent.close());
  const address = silent.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  vi.useFakeTimers({ now: clock.now().epochMilliseconds, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, dataDirectory, publicUrl }, clock);
  let told = 'waits';
  const sent = mailer.send(writeLetter('loginCode', camille, '012345')).catch((caught: unknown) => {
    told = caught instanceof Error && 'code' in caught ? String(caught.code) : 'something else';
  });
  await called;
  await vi.advanceTimersByTimeAsync(9_999);
  const before = told;
  await vi.advanceTimersByTimeAsync(1);
  await sent;
  expect([before, told]).toEqual(['waits', 'ETIMEDOUT']);
});

test('the sender has the name of the site’s host, without its port', async () => {
  const mailer = createMailer({ smtpUrl: null, dataDirectory, publicUrl: 'http://site.example:8080' }, clock);
  await mailer.send(writeLetter('loginCode', camille, '012345'));
  expect(readOutbox(dataDirectory)[0]?.text).toMatch(/^From: Chapiteau <no-reply@site\.example>$/m);
});
