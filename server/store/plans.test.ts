import * as v from 'valibot';
import { calendarFilters } from '#contract/wire/calendarFilters.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasMoreKeysThan, readFirstAnswer } from './members/idempotentAnswers.ts';
import { findBooking, listBookings } from './members/bookings.ts';
import { countDates, countDays, daysOf, groupDates, nearestStarts, pageOfIds } from './shows/calendarDays.ts';
import { endReservations, holdBookingsOf, reserversOf } from './members/dateBookings.ts';
import { countShows, listShows, nextStart } from './shows/catalogue.ts';
import { countChoices } from './shows/catalogueFacets.ts';
import { categoriesOfShows } from './shows/categories.ts';
import { listCreditChanges } from './members/creditChanges.ts';
import { findMemberByEmail } from './members/members.ts';
import { removeUnproved } from './members/deleteMember.ts';
import { deleteEnded, endingTables } from './endings.ts';
import { claimLetter, findDueLetter } from './members/letterQueue.ts';
import { findLetterFacts } from './members/owedLetters.ts';
import { endResets } from './members/passwordResets.ts';
import {
  countProgrammations,
  datesOfShows,
  findNeighbours,
  listLastBefore,
  listProgrammations,
} from './shows/programmations.ts';
import { endRegistrations, findAuthorized } from './members/registrations.ts';
import { endSessions, findAttempt, findLiveFamily, revokeFamily } from './members/sessions.ts';
import { findShow, slugsOfShow } from './shows/shows.ts';
import { showsOfMember } from './members/showsOfMember.ts';
import type { Store } from './store.ts';
import type { Database } from './schema/tables.ts';
import { engines, type Engine } from './testing/engines.ts';
import { asked, fillLargeProgramme } from './testing/largeProgramme.ts';
import { showRules } from './testing/showRules.ts';
import { plansOf } from './testing/plansOf.ts';
import { countTickets, findTicket, spansOfShow, ticketsOfShow } from './shows/tickets.ts';
import { findTicketFacts, removeTicketBudgets, takeTicketLetter } from './members/ticketLetters.ts';
import { findWish, listWishes } from './members/wishes.ts';

/** Tables that grow with the programme or its members: no query may read all of one. */
const large = [
  'programmations|shows|show_texts|show_categories|chosen',
  'members|bookings|wishes|idempotent_answers|owed_letters|ticket_letters',
  'login_attempts|session_families|password_resets|registrations|budgets|newsletter_subscriptions|fr|en',
].join('|');

/** The engines' words for reading all of a large table. */
const scans = {
  SQLite: new RegExp(`^SCAN (?!chosen)(${large})\\b|AUTOMATIC`),
  PostgreSQL: new RegExp(`Seq Scan on (${large})\\b`),
};
/** … and for sorting without an index. */
const sorts = { SQLite: /TEMP B-TREE FOR ORDER BY/, PostgreSQL: /^\s*(->\s*)?(Incremental )?Sort\b(?! Key)/ };

interface HotQuery {
  name: string;
  ask: (db: Database) => Promise<unknown>;
  /** The engines that sort the result; none if an index gives the order. */
  sorts?: readonly string[];
}

/** Of a member, of some shows, or one reversed page: too few for an index. */
const few = ['SQLite', 'PostgreSQL'];
/** Far into a month PostgreSQL reads and sorts all of it. */
const fewLater = ['PostgreSQL'];

const { show, date, member, start, day } = asked;
const month = { from: start + 30 * day, to: start + 60 * day };
const page = (offset: number) => ({ limit: 400, offset });
const key = { memberId: member, path: '/v1/me/creditbookings', key: 'new', requestHash: '' };
const family = 'id-5';

/** A month of the calendar on the clocks of its places, and its rules. */
const localMonth = { from: start - (start % day) + 30 * day, to: start - (start % day) + 60 * day };
const rules = (given: Record<string, string | string[]> = {}) => ({
  lang: 'fr' as const,
  filters: v.parse(calendarFilters, given),
  excluded: [],
  leavesOutEnglish: true,
});
const inMontreal = rules({ city: ['Laval', 'Montréal'], genre: 'Stand-up', price: '0-25' });

/** The calendar's counts: they read the month's dates, and look up their shows. */
const calendarQueries: HotQuery[] = [
  { name: 'days of a month', ask: (db) => countDays(db, localMonth, rules({ english: 'true' })) },
  { name: 'days of a month with filters', ask: (db) => countDays(db, localMonth, inMontreal) },
  { name: 'how many of a month', ask: (db) => countDates(db, localMonth, inMontreal) },
  { name: 'its days with the first of each', ask: (db) => daysOf(db, localMonth, rules(), 4) },
  { name: 'the same with filters', ask: (db) => daysOf(db, localMonth, inMontreal, 4) },
  { name: 'what filters can ask of them', ask: (db) => groupDates(db, localMonth, rules()) },
  { name: 'a page of a day', ask: (db) => pageOfIds(db, localMonth, inMontreal, { limit: 100, offset: 0 }) },
  { name: 'the nearest around a month', ask: (db) => nearestStarts(db, localMonth, inMontreal) },
];

const nightsInMontreal = showRules({ city: 'Montréal', genre: 'standUp', price: '0-25', month: '2027-08' });
const pageOfList = { now: start, limit: 24, offset: 48 };

/** The list of shows: it sorts, and so reads, all of them; of their dates it reads an index, or the month's. */
const listQueries: HotQuery[] = [
  { name: 'every show', ask: (db) => listShows(db, showRules(), pageOfList) },
  {
    name: 'those of a month, a city, a genre and a price',
    ask: (db) => listShows(db, nightsInMontreal, pageOfList),
  },
  { name: 'how many of those', ask: (db) => countShows(db, nightsInMontreal) },
  { name: 'their choices', ask: (db) => countChoices(db, nightsInMontreal) },
];

const hotQueries: HotQuery[] = [
  { name: 'the next start', ask: (db) => nextStart(db, start) },
  { name: 'a month', ask: (db) => listProgrammations(db, 'fr', month, page(0)) },
  {
    name: 'a later page of a month',
    ask: (db) => listProgrammations(db, 'fr', month, page(400)),
    sorts: fewLater,
  },
  { name: 'from now on', ask: (db) => listProgrammations(db, 'en', { from: start, to: null }, page(0)) },
  { name: 'the last before', ask: (db) => listLastBefore(db, 'fr', month.to, 20), sorts: few },
  { name: 'how many in a month', ask: (db) => countProgrammations(db, month) },
  { name: 'neighbours of a month', ask: (db) => findNeighbours(db, month) },
  { name: 'dates of shows', ask: (db) => datesOfShows(db, [show, show + 1]), sorts: few },
  { name: 'categories of shows', ask: (db) => categoriesOfShows(db, [show, show + 1]), sorts: few },
  { name: 'a show', ask: (db) => findShow(db, 'fr', 'soiree-17') },
  { name: 'slugs of a show', ask: (db) => slugsOfShow(db, show) },
  { name: 'tickets of a show', ask: (db) => ticketsOfShow(db, 'fr', show, page(0)), sorts: few },
  { name: 'how many tickets of a show', ask: (db) => countTickets(db, show) },
  { name: 'spans of a show', ask: (db) => spansOfShow(db, show), sorts: few },
  { name: 'a ticket', ask: (db) => findTicket(db, 'fr', date), sorts: few },
  { name: 'a member by address', ask: (db) => findMemberByEmail(db, 'member-5@example.test') },
  { name: 'bookings of a member', ask: (db) => listBookings(db, member), sorts: few },
  { name: 'shows of a member', ask: (db) => showsOfMember(db, 'bookings', member) },
  { name: 'what became of credits', ask: (db) => listCreditChanges(db, member, 100), sorts: few },
  { name: 'a booking', ask: (db) => findBooking(db, member, 'booking-5') },
  { name: 'bookings of a date', ask: (db) => reserversOf(db, date), sorts: few },
  { name: 'bookings of dates, held', ask: (db) => holdBookingsOf(db, [date, date + 1]) },
  { name: 'bookings of a date, ended', ask: (db) => endReservations(db, date, 0) },
  { name: 'wishes of a member', ask: (db) => listWishes(db, member), sorts: few },
  { name: 'a wish', ask: (db) => findWish(db, member, 'wish-5') },
  { name: 'the letter that is due', ask: (db) => findDueLetter(db, 'owed_letters', 9_000) },
  {
    name: 'a letter, claimed',
    ask: (db) =>
      claimLetter(db, 'owed_letters', { id: 'letter-5', letter: 'showMoved', tries: 0, due_at: 5 }, 9),
  },
  { name: 'facts of a letter', ask: (db) => findLetterFacts(db, 'letter-5') },
  { name: 'the ticket that is due', ask: (db) => findDueLetter(db, 'ticket_letters', 9_000) },
  { name: 'facts of a ticket', ask: (db) => findTicketFacts(db, 'ticket-5') },
  {
    name: 'the letter about a reservation',
    ask: (db) => takeTicketLetter(db, { memberId: member, programmationId: date }),
  },
  { name: 'budgets of a member, removed', ask: (db) => removeTicketBudgets(db, member) },
  { name: 'keys of a member', ask: (db) => hasMoreKeysThan(db, member, { limit: 100, since: 0 }) },
  { name: 'a first answer', ask: (db) => readFirstAnswer(db, { ...key, key: 'key-3005' }) },
  { name: 'a login attempt', ask: (db) => findAttempt(db, family) },
  { name: 'a session', ask: (db) => findLiveFamily(db, family, 0) },
  { name: 'a session, ended', ask: (db) => revokeFamily(db, family) },
  { name: 'sessions of a member, ended', ask: (db) => endSessions(db, member) },
  { name: 'resets of a member, ended', ask: (db) => endResets(db, member) },
  ...endingTables.map((table) => ({
    name: `what is over of ${table}`,
    ask: (db: Database) => deleteEnded(db, table, { before: 100, most: 10 }),
    // Its index begins with `confirmed_at`: PostgreSQL reads all expired unconfirmed rows, and sorts them.
    sorts: table === 'newsletter_subscriptions' ? ['PostgreSQL'] : [],
  })),
  {
    name: 'a request to register, found',
    ask: (db) => findAuthorized(db, { id: family, userref: '', account: 'account-5', now: 0 }, 'x'),
  },
  {
    name: 'requests to register of an address, ended',
    ask: (db) => endRegistrations(db, { id: family, account: 'account-5' }),
  },
  { name: 'accounts that nobody activated', ask: (db) => removeUnproved(db, { before: 1, most: 10 }) },
];

describe.each(engines)('plans on $name', ({ name: engineName, start: startEngine, isHere }) => {
  describe.runIf(isHere)('12,000 dates', () => {
    const isSqlite = engineName === 'SQLite';
    const [scan, sort] = isSqlite ? [scans.SQLite, sorts.SQLite] : [scans.PostgreSQL, sorts.PostgreSQL];
    let engine: Engine;
    let store: Store;
    beforeAll(async () => {
      engine = await startEngine();
      store = await engine.open();
      await fillLargeProgramme(store);
    }, 60_000);
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });
    const linesOf = async (ask: HotQuery['ask']): Promise<string[]> =>
      (await plansOf(store, isSqlite ? 'explain query plan' : 'explain', ask)).flat();

    test.each(hotQueries)('store: $name is found by an index', async ({ ask, sorts: sorting = [] }) => {
      const lines = await linesOf(ask);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter((line) => scan.test(line))).toEqual([]);
      if (!sorting.includes(engineName)) expect(lines.filter((line) => sort.test(line))).toEqual([]);
    });

    test.each(calendarQueries)('CAL-04: $name: its dates are found by the index of days', async ({ ask }) => {
      const lines = await linesOf(ask);
      const ofDates = lines.filter((line) => /\b(programmations(?!_local)|local_start)\b/.test(line));
      expect(ofDates.length).toBeGreaterThan(0);
      expect(lines.filter((line) => /\b(SCAN|Seq Scan on) programmations\b/.test(line))).toEqual([]);
      expect(lines.some((line) => line.includes('programmations_local'))).toBe(true);
      expect(lines.filter((line) => /programmations_(show|start)\b/.test(line))).toEqual([]);
    });

    test.each(listQueries)(
      'HOM-13: $name: the texts of no show are read but those of the page',
      async ({ ask }) => {
        const lines = await linesOf(ask);
        expect(lines.length).toBeGreaterThan(0);
        expect(lines.filter((line) => /\b(SCAN|Seq Scan on) show_texts\b/.test(line))).toEqual([]);
      },
    );

    if (isSqlite)
      test('HOM-13: the dates of every show are read from an index alone', async () => {
        const lines = await linesOf((db) => listShows(db, showRules(), pageOfList));
        const ofDates = lines.filter((line) => /\bprogrammations\b/.test(line));
        expect(ofDates.filter((line) => !/COVERING INDEX programmations_show/.test(line))).toEqual([]);
      });

    test('control: what no index gives is told by its plan', async () => {
      const unindexed = (db: Database) =>
        db.selectFrom('programmations').selectAll().where('timezone', '=', 'x').orderBy('taken').execute();
      const lines = await linesOf(unindexed);
      expect(lines.filter((line) => scan.test(line))).toHaveLength(1);
      expect(lines.filter((line) => sort.test(line))).toHaveLength(1);
    });
  });
});
