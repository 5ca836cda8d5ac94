import ICAL from 'ical.js';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testSource } from '#server/profile/testing/testFestival.ts';
import { openImported, recordOf, type Imported } from '#server/import/testing/importedSite.ts';
import { letterWriters } from '#server/letterWriters.ts';
import { createLog } from '#server/log.ts';
import type { Attachment, Mail, Mailer } from '#server/mail/mailer.ts';
import { createPostman } from '#server/mail/postman.ts';
import { changeCall, removeCall, reserveCall, uuidOf, type Ask } from '#server/stress/asking.ts';
import type { Store } from '#server/store/store.ts';
import { deleteMember } from '../ownData/deleteAccount.ts';
import { engines, type Engine } from '#server/store/testing/engines.ts';
import { readCode } from '#server/testing/readCode.ts';
import type { TestClock } from '#server/testing/startTestApp.ts';
import { askOnStore } from '../testing/memberSite.ts';
import type { Identity } from '../resource.ts';

const publicUrl = 'https://festival.example';
const secrets = { hash: (...parts: string[]) => parts.join() };
const evening = '2027-07-16T21:30:00Z';
const nb = '\u00A0';

/** A calendar file as a calendar reads it. */
const readFile = (content: Attachment['content'] | undefined) => {
  const event = new ICAL.Component(ICAL.parse(String(content))).getFirstSubcomponent('vevent');
  const property = (name: string): string | null => event?.getFirstPropertyValue(name)?.toString() ?? null;
  return Object.fromEntries(
    ['summary', 'dtstart', 'dtend', 'location', 'url', 'status'].map((name) => [name, property(name)]),
  );
};
const fileIn = (mail: Mail | undefined) =>
  readFile(mail?.attachments?.find(({ contentType }) => contentType.startsWith('text/calendar'))?.content);
const pictureIn = (mail: Mail | undefined): Uint8Array =>
  new Uint8Array(Buffer.from(mail?.attachments?.find(({ cid }) => cid !== undefined)?.content ?? ''));

describe.each(engines)('letters about reservations on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
    let engine: Engine;
    let store: Store;
    let imported: Imported;
    let ask: Ask;
    let clock: TestClock;
    let posted: Mail[];
    const taking: Mailer = { send: (mail) => Promise.resolve(void posted.push(mail)) };
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      imported = openImported(store);
      ({ ask, clock } = askOnStore(store));
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });
    beforeEach(async () => {
      await store.transact(async (db) => {
        for (const table of ['owed_letters', 'ticket_letters'] as const) await db.deleteFrom(table).execute();
      });
      clock.set(evening);
      posted = [];
    });

    const later = (duration: Temporal.DurationLike): void =>
      clock.set(clock.now().toZonedDateTimeISO('UTC').add(duration).toInstant().toString());
    const deliver = async (mailer: Mailer = taking): Promise<void> => {
      const log = createLog(() => null);
      const writers = letterWriters({ store, secrets, publicUrl, festival: testSource });
      await createPostman({ store, mailer, clock, log, writers }).deliver();
    };
    const kinds = (): string[] =>
      posted.map(({ subject }) => subject.replaceAll(nb, ' ').replace(/ ?:.*/, ''));
    /** A date of its own, with a member, in a language. */
    const openDate = async (name: string, lang: 'fr' | 'en' = 'fr') => {
      const place = {
        '@type': 'Place',
        name: 'Théâtre du Coin',
        address: { addressLocality: 'Toronto' },
        geo: { latitude: 43.65, longitude: -79.38 },
      };
      const record = recordOf({
        '@id': `urn:${name}`,
        name,
        endDate: '2027-08-16T21:00:00',
        location: place,
      });
      const change = async (more: object): Promise<void> =>
        void (await imported.import([{ ...record, ...more }]));
      await change({});
      const [member] = await imported.members(1);
      if (!member) throw new Error('Nobody came');
      await store.transact((db) =>
        db.updateTable('members').set({ lang }).where('id', '=', member.id).execute(),
      );
      const ids = await imported.idsOf(name);
      return { member, change, reserve: async () => uuidOf(await ask(member, reserveCall(ids))) };
    };
    const codeOf = async (uuid: string): Promise<string> => {
      const { code } = await store.db
        .selectFrom('bookings')
        .select('code')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow();
      return code;
    };
    const inFours = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');
    const owed = async (member: Identity): Promise<number> => {
      const rows = await store.db
        .selectFrom('ticket_letters')
        .select('id')
        .where('member_id', '=', member.id)
        .execute();
      return rows.length;
    };
    const budgets = () =>
      store.db.selectFrom('budgets').selectAll().where('name', '=', 'ticketLetters').execute();

    test('RES-29: a reservation is answered by a letter in the member’s language, with all that one needs at the door', async () => {
      const map = 'https://www.openstreetmap.org/?mlat=43.65&mlon=-79.38#map=17/43.65/-79.38';
      const { member, reserve } = await openDate('Nuit blanche', 'en');
      const uuid = await reserve();
      await deliver();
      const code = await codeOf(uuid);
      expect(posted.map(({ to, subject, text }) => ({ to, subject, text }))).toEqual([
        {
          to: `${member.uuid}@example.test`,
          subject: 'Your ticket: Nuit blanche',
          text: [
            'Hello Camille,',
            'Your seat for “Nuit blanche” is reserved.',
            'Monday, August 16, 2027 at 7:30 p.m., Eastern Daylight Time\nThéâtre du Coin, Toronto',
            `How to get there:\n${map}`,
            'Show this code at the door, or read it out:',
            inFours(code),
            'The attached file puts the show into your calendar.',
            'If you cannot make it, cancel on the page of your tickets until Monday, August 16, 2027 at 5:30 p.m.: you get your credit back.',
            `${publicUrl}/en/profile#reservation-${uuid}`,
            'The Festival team\n',
          ].join('\n\n'),
        },
      ]);
      expect((await readCode(pictureIn(posted[0])))?.text).toBe(code);
      expect(posted[0]?.attachments?.find(({ cid }) => cid === 'admission-code')).toMatchObject({
        filename: 'admission-code.png',
        contentType: 'image/png',
      });
    });

    test('RES-30: the letter’s calendar file has the show, its place and its time', async () => {
      const { reserve } = await openDate('Agenda');
      await reserve();
      await deliver();
      expect([kinds(), fileIn(posted[0])]).toEqual([
        ['Votre billet'],
        {
          summary: 'Agenda',
          dtstart: '2027-08-16T19:30:00',
          dtend: '2027-08-16T21:00:00',
          location: 'Théâtre du Coin, Toronto',
          url: `${publicUrl}/fr/spectacles/agenda`,
          status: null,
        },
      ]);
    });

    test('RES-31: a cancelled reservation has a letter of its own, taken off the list too', async () => {
      const { member, reserve } = await openDate('Annulée');
      const uuid = await reserve();
      await deliver();
      await ask(member, changeCall(uuid, 'false'));
      await deliver();
      await ask(member, removeCall(await reserve()));
      await deliver();
      expect(kinds()).toEqual(['Votre billet', 'Réservation annulée', 'Réservation annulée']);
      expect(posted[1]?.text).toContain(`${publicUrl}/fr/spectacles/annulee\n`);
      expect(posted[1]?.attachments).toBeUndefined();
    });

    test('RES-29: the hour is the place’s, with its zone, also of one that is cancelled', async () => {
      const { member, change, reserve } = await openDate('West', 'en');
      const address = { addressLocality: 'Vancouver' };
      const geo = { latitude: 49.28, longitude: -123.12 };
      await change({ location: { '@type': 'Place', name: 'The Corner', address, geo } });
      await ask(member, changeCall(await reserve(), 'false'));
      await deliver();
      await reserve();
      await deliver();
      expect(kinds()).toEqual(['Reservation cancelled', 'Your ticket']);
      expect(posted.map(({ text }) => /7:30 p\.m\., (.*)\n/.exec(text)?.[1])).toEqual([
        'Pacific Daylight Time',
        'Pacific Daylight Time',
      ]);
    });

    test('RES-31: it is in the member’s language, and leads to the show in it', async () => {
      const { member, reserve } = await openDate('Cancelled', 'en');
      await ask(member, changeCall(await reserve(), 'false'));
      await deliver();
      expect(kinds()).toEqual(['Reservation cancelled']);
      expect(posted[0]?.text).toContain(`${publicUrl}/en/shows/cancelled\n`);
    });

    test('RES-31: of two states that follow at once only the present one is told', async () => {
      const { member, reserve } = await openDate('Vite');
      await ask(member, changeCall(await reserve(), 'false'));
      await deliver();
      expect(kinds()).toEqual(['Réservation annulée']);
    });

    test('RES-32: twenty changes of mind are three letters, and a day later none, for nothing has changed', async () => {
      const { member, reserve } = await openDate('Vingt');
      const uuid = await reserve();
      for (let change = 1; change < 20; change += 1) {
        await deliver();
        await ask(member, changeCall(uuid, change % 2 === 0 ? 'true' : 'false'));
      }
      await ask(member, changeCall(uuid, 'true'));
      await deliver();
      expect(kinds()).toEqual(['Votre billet', 'Réservation annulée', 'Votre billet']);
      later({ days: 2 });
      await deliver();
      expect([kinds().length, await owed(member)]).toEqual([3, 0]);
    });

    test('RES-32: what changed after the third letter is told when a day has passed since the first, and counts', async () => {
      const { member, reserve } = await openDate('Quatre');
      const uuid = await reserve();
      const change = async (status: 'true' | 'false'): Promise<void> => {
        await deliver();
        later({ minutes: 1 });
        await ask(member, changeCall(uuid, status));
      };
      for (const status of ['false', 'true', 'false', 'true', 'false'] as const) await change(status);
      later({ hours: 23, minutes: 54 });
      await deliver();
      expect(kinds().length).toBe(3);
      later({ minutes: 1 });
      await change('true');
      await change('false');
      await change('true');
      await deliver();
      expect(kinds()).toEqual(['Votre billet', 'Réservation annulée', 'Votre billet', 'Réservation annulée']);
      later({ days: 1 });
      await deliver();
      expect(kinds().at(-1)).toBe('Votre billet');
    });

    test('RES-32: a ticket that waits for its day is posted too if the date was cancelled meanwhile, given after all and reserved again', async () => {
      const { member, change, reserve } = await openDate('Rendue');
      const uuid = await reserve();
      for (const status of ['false', 'true'] as const) {
        await deliver();
        await ask(member, changeCall(uuid, status));
      }
      await ask(member, changeCall(uuid, 'false'));
      await deliver();
      await reserve();
      await change({ eventStatus: 'EventCancelled' });
      await change({ eventStatus: 'EventScheduled' });
      await reserve();
      await deliver();
      expect(kinds()).toEqual(['Votre billet', 'Réservation annulée', 'Réservation annulée', 'Annulé']);
      later({ days: 1 });
      await deliver();
      expect([kinds().slice(4), await owed(member)]).toEqual([['Votre billet'], 0]);
    });

    test('RES-32: each date and each member has letters of their own', async () => {
      const one = await openDate('Une');
      const other = await openDate('Autre');
      for (const { member, reserve } of [one, other, one, other]) {
        const uuid = await reserve();
        await deliver();
        await ask(member, changeCall(uuid, 'false'));
        await deliver();
      }
      const letters = ({ member }: typeof one) =>
        posted.filter(({ to }) => to.startsWith(member.uuid)).length;
      expect([letters(one), letters(other), posted.length]).toEqual([3, 3, 6]);
    });

    test('RES-29: a refused reservation, and one that is rolled back, owe nothing', async () => {
      const { member, reserve } = await openDate('Refusée');
      await store.transact((db) =>
        db.updateTable('user_credits').set({ left_credits: 0 }).where('member_id', '=', member.id).execute(),
      );
      await expect(reserve()).rejects.toThrow();
      expect([
        await owed(member),
        (await budgets()).filter(({ key }) => key.startsWith(`${member.id} `)),
      ]).toEqual([0, []]);
    });

    test('RES-29: a mail server that is away delays no reservation; the letter goes out when it is back', async () => {
      const { member, reserve } = await openDate('Panne');
      await reserve();
      await deliver({ send: () => Promise.reject(new Error('away')) });
      expect([await owed(member), posted]).toEqual([1, []]);
      later({ minutes: 1 });
      await deliver();
      expect([await owed(member), kinds()]).toEqual([0, ['Votre billet']]);
    });

    test('RES-31: a ticket whose posting failed may have arrived: the cancellation is told in its place', async () => {
      const { member, reserve } = await openDate('Douteuse');
      const uuid = await reserve();
      await deliver({ send: () => Promise.reject(new Error('away')) });
      await ask(member, changeCall(uuid, 'false'));
      await deliver();
      later({ minutes: 1 });
      await deliver();
      expect([kinds(), await owed(member)]).toEqual([['Réservation annulée'], 0]);
    });

    test('RES-31: a cancellation while the ticket is on its way is told after it', async () => {
      const { member, reserve } = await openDate('En route');
      const uuid = await reserve();
      await deliver({
        send: async (mail) => {
          await ask(member, changeCall(uuid, 'false'));
          posted.push(mail);
        },
      });
      await deliver();
      expect([kinds(), await owed(member)]).toEqual([['Votre billet', 'Réservation annulée'], 0]);
    });

    describe('a date that changes', () => {
      /** The letters besides the ticket, whether one is still posted, and what every file says. */
      const states = dateStates({
        scheduled: { letters: [], isTicket: true, start: 16, status: null },
        cancelled: { letters: ['Annulé'], isTicket: false, start: 16, status: 'CANCELLED' },
        // The cancellation ended the reservation.
        'cancelled, given after all': { letters: ['Annulé'], isTicket: false, start: 16, status: null },
        postponed: { letters: ['Reporté'], isTicket: false, start: 16, status: 'TENTATIVE' },
        'postponed, given at its old hour': {
          letters: ['Reporté', 'Nouvel horaire'],
          isTicket: true,
          start: 16,
          status: null,
        },
        'postponed, then moved': {
          letters: ['Reporté', 'Nouvel horaire'],
          isTicket: true,
          start: 17,
          status: null,
        },
        moved: { letters: ['Nouvel horaire'], isTicket: true, start: 17, status: null },
        'moved back': {
          letters: ['Nouvel horaire', 'Nouvel horaire'],
          isTicket: true,
          start: 16,
          status: null,
        },
        'moved twice': {
          letters: ['Nouvel horaire', 'Nouvel horaire'],
          isTicket: true,
          start: 18,
          status: null,
        },
      });
      type Case = (typeof states)[number];
      const files = ({ start, status }: Case['told']) => ({
        dtstart: `2027-08-${start}T19:30:00`,
        dtend: `2027-08-${start}T21:00:00`,
        status,
      });
      const announceAll = async ({ history }: Case, change: (more: object) => Promise<void>) => {
        for (const { state, day } of history.slice(1))
          await change({
            eventStatus: `Event${state.charAt(0).toUpperCase()}${state.slice(1)}`,
            startDate: `2027-08-${16 + day}T19:30:00`,
            endDate: `2027-08-${16 + day}T21:00:00`,
          });
      };

      test.each(states)(
        'RES-33: $name after the ticket was posted, each change has a letter of its own',
        async (state) => {
          const { change, reserve } = await openDate(`Après ${state.name}`);
          await reserve();
          await deliver();
          await announceAll(state, change);
          await deliver();
          const [ticket, ...letters] = posted;
          // Letters owed since the same second have no order.
          expect([kinds().toSorted(), letters.map(fileIn), fileIn(ticket)['status']]).toEqual([
            ['Votre billet', ...state.told.letters].toSorted(),
            letters.map(() => expect.objectContaining(files(state.told))),
            null,
          ]);
        },
      );

      test.each(states)('RES-33: $name before, no letter promises what is no longer so', async (state) => {
        const { change, reserve } = await openDate(`Avant ${state.name}`);
        await reserve();
        await announceAll(state, change);
        await deliver();
        const { letters, isTicket } = state.told;
        expect([kinds().toSorted(), posted.map(fileIn)]).toEqual([
          [...letters, ...(isTicket ? ['Votre billet'] : [])].toSorted(),
          posted.map(() => expect.objectContaining(files(state.told))),
        ]);
      });

      test('RES-33: begun, a date has no ticket any more', async () => {
        const { reserve } = await openDate('Commencée');
        await reserve();
        clock.set('2027-08-16T23:30:00Z');
        await deliver();
        expect(kinds()).toEqual([]);
      });
    });

    test('RES-34: with the account its letters and their budgets go, those on their way too', async () => {
      const { member, reserve } = await openDate('Adieu');
      await reserve();
      const row = { id: member.id, uuid: member.uuid, email: '', password_hash: 'x' };
      await store.transact((db) =>
        db.updateTable('members').set({ password_hash: 'x' }).where('id', '=', member.id).execute(),
      );
      const before = await budgets();
      await store.transact((db) => deleteMember(db, row, clock.now().epochMilliseconds / 1000));
      await deliver();
      expect([await owed(member), kinds()]).toEqual([0, []]);
      expect(await budgets()).toEqual(before.filter(({ key }) => !key.startsWith(`${member.id} `)));
      expect(before.length).toBeGreaterThan((await budgets()).length);
    });
  });
});
