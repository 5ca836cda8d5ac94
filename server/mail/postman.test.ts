import { setImmediate as afterOthers } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testSource } from '#server/profile/testing/testFestival.ts';
import { addMember, readOutbox } from '../member/testing/visitor.ts';
import { letterWriters } from '../letterWriters.ts';
import { createLog } from '../log.ts';
import { insertGrants } from '../store/members/creditGrants.ts';
import { payClaimed } from '../store/members/payGrants.ts';
import { removeMember } from '../store/members/deleteMember.ts';
import { findMemberByEmail } from '../store/members/members.ts';
import { oweLetters, type DateLetter } from '../store/members/owedLetters.ts';
import { noteAct } from '../store/members/staffActs.ts';
import { evening, fillTestProgramme } from '../store/testing/programme.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { createTestClock, type TestClock } from '../testing/startTestApp.ts';
import { postLimits } from './limits.ts';
import { createMailer, type Mail, type Mailer } from './mailer.ts';
import { createPostman } from './postman.ts';

const noon = '2027-07-01T12:00:00Z';
let store: Awaited<ReturnType<typeof openTestStore>>;
let clock: TestClock;
let logged: unknown[];
let posted: Mail[];
beforeEach(async () => {
  store = await openTestStore();
  await fillTestProgramme(store);
  clock = createTestClock(noon);
  logged = [];
  posted = [];
});
afterEach(() => store.close());

const publicUrl = 'https://festival.example';
const secrets = { hash: (...parts: string[]) => Buffer.from(parts.join()).toString('base64url') };
const taking: Mailer = { send: (mail) => Promise.resolve(void posted.push(mail)) };
const postmanOf = (mailer: Mailer = taking) =>
  createPostman({
    store,
    mailer,
    clock,
    log: createLog((line) => logged.push(JSON.parse(line))),
    writers: letterWriters({ store, secrets, publicUrl, festival: testSource }),
  });
const owe = async (letter: DateLetter, lang: 'fr' | 'en' = 'fr', email = `${lang}@example.test`) => {
  const { id } = await addMember(store, email, lang);
  const now = clock.now().epochMilliseconds / 1000;
  await store.transact((db) => oweLetters(db, [{ memberId: id, programmationId: 7, letter }], now));
};
const owedCount = async (): Promise<number> =>
  (await store.db.selectFrom('owed_letters').select('id').execute()).length;

describe('letters about dates', () => {
  const nb = '\u00A0';
  test('RES-16: a cancelled show is told in its reader’s language, with title, time and place', async () => {
    await owe('showCancelled', 'fr');
    await owe('showCancelled', 'en');
    await postmanOf().deliver();
    expect(posted.toSorted((a, b) => b.to.localeCompare(a.to))).toEqual([
      {
        sender: 'Festival',
        to: 'fr@example.test',
        subject: `Annulé${nb}: Les Nuits blanches`,
        html: expect.any(String),
        attachments: [expect.objectContaining({ contentType: 'text/calendar; charset=utf-8' })],
        text: [
          'Bonjour Camille,',
          `Nous sommes désolés${nb}: le spectacle «${nb}Les Nuits blanches${nb}», que vous aviez réservé, est annulé.`,
          `vendredi 16 juillet 2027 à 19 h 30\nThéâtre du Coin, Montréal`,
          `Votre réservation a pris fin et votre crédit vous a été rendu${nb}: vous pouvez vous en servir dès maintenant pour un autre spectacle.`,
          'https://festival.example/fr/spectacles/les-nuits-blanches',
          'L’équipe de Festival\n',
        ].join('\n\n'),
      },
      {
        sender: 'Festival',
        to: 'en@example.test',
        subject: 'Cancelled: Sleepless Nights',
        html: expect.any(String),
        attachments: [expect.objectContaining({ contentType: 'text/calendar; charset=utf-8' })],
        text: [
          'Hello Camille,',
          'We are sorry: “Sleepless Nights”, which you had reserved, is cancelled.',
          `Friday, July 16, 2027 at 7:30 p.m.\nThéâtre du Coin, Montréal`,
          'Your reservation has ended and your credit is back: you can use it for another show right away.',
          'https://festival.example/en/shows/sleepless-nights',
          'The Festival team\n',
        ].join('\n\n'),
      },
    ]);
    expect(await owedCount()).toBe(0);
  });

  test.each([
    [
      'showPostponed',
      'fr',
      `Reporté${nb}: Les Nuits blanches`,
      [
        'Bonjour Camille,',
        `Le spectacle «${nb}Les Nuits blanches${nb}», que vous avez réservé, est reporté. Il n’aura pas lieu à ce moment-là${nb}:`,
        'vendredi 16 juillet 2027 à 19 h 30\nThéâtre du Coin, Montréal',
        'Votre réservation reste valable, et nous vous écrirons dès que la nouvelle date sera connue.',
        'https://festival.example/fr/spectacles/les-nuits-blanches',
        'L’équipe de Festival\n',
      ],
    ],
    [
      'showPostponed',
      'en',
      'Postponed: Sleepless Nights',
      [
        'Hello Camille,',
        '“Sleepless Nights”, which you have reserved, is postponed. It will not take place at this time:',
        'Friday, July 16, 2027 at 7:30 p.m.\nThéâtre du Coin, Montréal',
        'Your reservation still stands, and we will write to you as soon as the new date is known.',
        'https://festival.example/en/shows/sleepless-nights',
        'The Festival team\n',
      ],
    ],
    [
      'showMoved',
      'fr',
      `Nouvel horaire${nb}: Les Nuits blanches`,
      [
        'Bonjour Camille,',
        `Le spectacle «${nb}Les Nuits blanches${nb}», que vous avez réservé, a maintenant lieu${nb}:`,
        'dimanche 18 juillet 2027 à 19 h 30\nThéâtre du Coin, Montréal',
        `Votre réservation reste valable. Si vous ne pouvez pas venir, annulez-la dans votre profil au moins 2${nb}h avant le spectacle${nb}: votre crédit vous sera rendu.`,
        'https://festival.example/fr/spectacles/les-nuits-blanches',
        'L’équipe de Festival\n',
      ],
    ],
    [
      'showMoved',
      'en',
      'New time: Sleepless Nights',
      [
        'Hello Camille,',
        '“Sleepless Nights”, which you have reserved, now takes place at this time:',
        'Sunday, July 18, 2027 at 7:30 p.m.\nThéâtre du Coin, Montréal',
        'Your reservation still stands. If you cannot make it, cancel it in your profile at least 2 h before the show: you get your credit back.',
        'https://festival.example/en/shows/sleepless-nights',
        'The Festival team\n',
      ],
    ],
  ] as const)('RES-16: %s in %s', async (letter, lang, subject, text) => {
    const later = { starts_at: evening + 2 * 86_400, ends_at: null };
    if (letter === 'showMoved')
      await store.write((db) => db.updateTable('programmations').set(later).where('id', '=', 7).execute());
    await owe(letter, lang);
    await postmanOf().deliver();
    expect(posted).toEqual([
      {
        sender: 'Festival',
        to: `${lang}@example.test`,
        subject,
        text: text.join('\n\n'),
        html: expect.stringContaining('<!doctype html>'),
        attachments: [expect.objectContaining({ contentType: 'text/calendar; charset=utf-8' })],
      },
    ]);
  });
});

describe('posting', () => {
  test('RES-16: a letter is posted once, by two servers too', async () => {
    for (const each of ['a', 'b', 'c', 'd']) await owe('showCancelled', 'fr', `${each}@example.test`);
    const [one, other] = [postmanOf(), postmanOf()];
    await Promise.all([one.deliver(), other.deliver(), one.deliver()]);
    await one.deliver();
    expect(posted.map(({ to }) => to).toSorted()).toEqual(
      ['a', 'b', 'c', 'd'].map((each) => `${each}@example.test`),
    );
  });

  /** Letters about credits: as many as `count`. */
  const oweCredits = (count: number) =>
    store.transact(async (db) => {
      const act = { person: 'lea', host: 'box-office', act: 'credits', subject: '', details: {} };
      const actId = await noteAct(db, act, 0);
      const member = await findMemberByEmail(db, 'fr@example.test');
      const accounts = new Map([['fr@example.test', member?.id ?? 0]]);
      const grants = Array.from({ length: count }, (_, at) => ({
        key: String(at),
        email: 'fr@example.test',
        credits: 1,
        pass: `Pass ${at}`,
      }));
      await payClaimed(db, await insertGrants(db, grants, { accounts, actId, now: 0 }), 0);
    });

  test('STF-04: a thousand letters of one kind keep one of another kind no longer waiting than a portion', async () => {
    await addMember(store, 'fr@example.test', 'fr');
    await oweCredits(3 * postLimits.portion);
    const mailer: Mailer = {
      send: async (mail) => {
        await taking.send(mail);
        if (posted.length === 1) await owe('showCancelled', 'en', 'other@example.test');
      },
    };
    await postmanOf(mailer).deliver();
    expect(posted.findIndex(({ to }) => to === 'other@example.test')).toBe(postLimits.portion);
    expect(posted).toHaveLength(3 * postLimits.portion + 1);
  });

  test('STF-04: nor do those of the first kind keep those of the last one waiting longer', async () => {
    await addMember(store, 'fr@example.test', 'fr');
    await oweCredits(1);
    for (let letter = 0; letter < 2 * postLimits.portion; letter += 1)
      await owe('showCancelled', 'en', `${letter}@example.test`);
    await postmanOf().deliver();
    expect(posted.findIndex(({ to }) => to === 'fr@example.test')).toBe(postLimits.portion);
    expect(posted).toHaveLength(2 * postLimits.portion + 1);
  });

  test('STF-04: a stop waits for the letter that is on its way, not for the thousand behind it', async () => {
    await addMember(store, 'fr@example.test', 'fr');
    await oweCredits(3 * postLimits.portion);
    const [sending, mayGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const stop = postmanOf({
      send: async (mail) => {
        sending.resolve();
        await mayGo.promise;
        await taking.send(mail);
      },
    }).start();
    await sending.promise;
    const order: string[] = [];
    const stopped = stop().then(() => order.push('stopped'));
    await afterOthers();
    order.push('goes');
    mayGo.resolve();
    await stopped;
    expect([order, posted.length]).toEqual([['goes', 'stopped'], 1]);
  });

  test('RES-16: a server that is killed before it posted leaves the letter to the next one', async () => {
    await owe('showCancelled');
    const dying = postmanOf({ send: () => new Promise(() => undefined) });
    void dying.deliver();
    await expect
      .poll(async () => (await store.db.selectFrom('owed_letters').select('tries').execute())[0]?.tries)
      .toBe(1);
    await postmanOf().deliver();
    expect(posted).toEqual([]);
    clock.set('2027-07-01T12:01:00Z');
    await postmanOf().deliver();
    expect([posted.length, await owedCount()]).toEqual([1, 0]);
  });

  test('RES-34: an account that is deleted while its letter is under way leaves none in the outbox', async () => {
    await owe('showCancelled', 'fr', 'gone@example.test');
    await owe('showCancelled', 'fr', 'stays@example.test');
    const outbox = createMailer({ smtpUrl: null, dataDirectory: store.dataDirectory, publicUrl }, clock);
    await postmanOf({
      ...outbox,
      send: async (mail) => {
        const member = await findMemberByEmail(store.db, mail.to);
        if (member && mail.to.startsWith('gone')) await store.transact((db) => removeMember(db, member.id));
        await outbox.send(mail);
      },
    }).deliver();
    expect(readOutbox(store.dataDirectory).map(({ name }) => name.split('Z-')[1])).toEqual([
      'stays@example.test.eml',
    ]);
  });

  test('RES-16: what could not be posted is tried again, later each time, and the others go out', async () => {
    await owe('showCancelled', 'fr', 'bad@example.test');
    await owe('showCancelled', 'en', 'good@example.test');
    let isDown = true;
    const mailer: Mailer = {
      send: (mail) =>
        isDown && mail.to.startsWith('bad')
          ? Promise.reject(Object.assign(new Error('no'), { code: 'EENVELOPE' }))
          : taking.send(mail),
    };
    const postman = postmanOf(mailer);
    await postman.deliver();
    expect(posted.map(({ to }) => to)).toEqual(['good@example.test']);
    expect(logged).toEqual([
      expect.objectContaining({
        level: 'error',
        event: 'mail.failed',
        letter: 'showCancelled',
        code: 'EENVELOPE',
      }),
    ]);
    isDown = false;
    clock.set('2027-07-01T12:00:59Z');
    await postman.deliver();
    expect(posted).toHaveLength(1);
    clock.set('2027-07-01T12:01:00Z');
    await postman.deliver();
    expect([posted[1]?.to, await owedCount()]).toEqual(['bad@example.test', 0]);
  });

  test('RES-16: the pauses before another try double from a minute on, up to six hours', async () => {
    await owe('showCancelled');
    const postman = postmanOf({ send: () => Promise.reject(new Error('no')) });
    const pauses: number[] = [];
    for (let failed = 0; failed < 12; failed += 1) {
      const now = clock.now().epochMilliseconds / 1000;
      await postman.deliver();
      const { due_at: due } = await store.db
        .selectFrom('owed_letters')
        .select('due_at')
        .executeTakeFirstOrThrow();
      pauses.push((due - now) / 60);
      clock.set(Temporal.Instant.fromEpochMilliseconds(due * 1000).toString());
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
  });

  test('RES-16: an address that takes nothing is given up in the end', async () => {
    await owe('showCancelled');
    let tries = 0;
    const postman = postmanOf({
      send: () => {
        tries += 1;
        return Promise.reject(new Error('no'));
      },
    });
    let at = Temporal.Instant.from(noon);
    for (let day = 0; day < 30; day += 1) {
      for (let hour = 0; hour < 24; hour += 1) {
        at = at.add({ hours: 1 });
        clock.set(at.toString());
        await postman.deliver();
      }
    }
    expect([tries, await owedCount()]).toEqual([postLimits.tries, 0]);
    expect(logged.at(-1)).toMatchObject({ event: 'mail.given-up', letter: 'showCancelled' });
  });

  test('RES-16: a start delivers what was owed before, and looks again; a stop waits for what is on its way', async () => {
    await owe('showCancelled', 'fr', 'before@example.test');
    const stop = postmanOf().start();
    await expect.poll(() => posted.length).toBe(1);
    await owe('showCancelled', 'fr', 'after@example.test');
    await expect.poll(() => posted.length).toBe(2);
    await stop();
    await owe('showCancelled', 'fr', 'later@example.test');
    await new Promise((passed) => setTimeout(passed, 1.5 * postLimits.lookEvery));
    expect([posted.length, await owedCount()]).toEqual([2, 1]);
  });

  test('a database that is away is no reason to fail; the log hears of it once, and once when it is back', async () => {
    let isAway = true;
    const postman = createPostman({
      store: {
        ...store,
        get db() {
          return isAway ? store.db.withSchema('away') : store.db;
        },
      },
      mailer: taking,
      clock,
      log: createLog((line) => logged.push(JSON.parse(line))),
      writers: letterWriters({ store, secrets, publicUrl, festival: testSource }),
    });
    for (let look = 0; look < 3; look += 1) await postman.deliver();
    const waiting = expect.objectContaining({ level: 'warn', event: 'mail.waiting' });
    expect(logged).toEqual([waiting]);
    isAway = false;
    await owe('showCancelled');
    for (let look = 0; look < 3; look += 1) await postman.deliver();
    const resumed = expect.objectContaining({ level: 'info', event: 'mail.resumed' });
    expect([logged, posted.length]).toEqual([[waiting, resumed], 1]);
    isAway = true;
    await postman.deliver();
    expect(logged).toEqual([waiting, resumed, waiting]);
  });
});
