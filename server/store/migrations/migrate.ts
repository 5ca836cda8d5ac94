import { Migrator } from 'kysely/migration';
import { up as programme } from './first/001-programme.ts';
import { up as members } from './first/002-members.ts';
import { up as details } from './first/003-show-details.ts';
import { up as admissionCodes } from './004-admission-codes.ts';
import { up as states } from './first/005-states.ts';
import { up as boxOffice } from './006-box-office.ts';
import { up as budgets } from './first/007-budgets.ts';
import { up as memberIndexes } from './first/008-member-indexes.ts';
import { up as calendarDays } from './009-calendar-days.ts';
import { up as showFacts } from './first/010-show-facts.ts';
import { up as sections } from './012-sections.ts';
import { up as showAdded } from './013-show-added.ts';
import { up as artists } from './014-artists.ts';
import { up as videos } from './015-videos.ts';
import { up as pressAndCareers } from './016-press-and-careers.ts';
import { up as newsletter } from './017-newsletter.ts';
import { up as activation } from './019-activation.ts';
import { up as creditChanges } from './020-credit-changes.ts';
import { up as devices } from './021-devices.ts';
import { up as registrations } from './022-registrations.ts';
import { up as ticketLetters } from './023-ticket-letters.ts';
import { up as festival } from './024-festival.ts';
import { up as prices } from './026-prices.ts';
import { up as staff } from './029-staff.ts';
import { up as duties } from './033-duties.ts';
import { up as deletions } from './034-deletions.ts';
import { up as givenDates } from './035-given-dates.ts';
import { up as sessionBegin } from './036-session-begin.ts';
import type { Database } from '../schema/tables.ts';

/** Every migration by its name; a released name never changes. */
const migrations = {
  '001-programme': { up: programme },
  '002-members': { up: members },
  '003-show-details': { up: details },
  '004-admission-codes': { up: admissionCodes },
  '005-states': { up: states },
  '006-box-office': { up: boxOffice },
  '007-budgets': { up: budgets },
  '008-member-indexes': { up: memberIndexes },
  '009-calendar-days': { up: calendarDays },
  '010-show-facts': { up: showFacts },
  '012-sections': { up: sections },
  '013-show-added': { up: showAdded },
  '014-artists': { up: artists },
  '015-videos': { up: videos },
  '016-press-and-careers': { up: pressAndCareers },
  '017-newsletter': { up: newsletter },
  '019-activation': { up: activation },
  '020-credit-changes': { up: creditChanges },
  '021-devices': { up: devices },
  '022-registrations': { up: registrations },
  '023-ticket-letters': { up: ticketLetters },
  '024-festival': { up: festival },
  '026-prices': { up: prices },
  '029-staff': { up: staff },
  '033-duties': { up: duties },
  '034-deletions': { up: deletions },
  '035-given-dates': { up: givenDates },
  '036-session-begin': { up: sessionBegin },
};

/** The names of the migrations of this code, in their order. */
export const migrationNames: readonly string[] = Object.keys(migrations);

const migratorOf = (db: Database): Migrator =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });

/**
 * Brings the database to the latest schema, in one transaction and under a lock: parallel starts wait for each other, and a
 * failed migration leaves no trace.
 * @throws the failure of a migration
 */
export const migrate = async (db: Database): Promise<void> => {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error !== undefined) throw error;
};

/** Whether the database has the schema of this code. */
export const isMigrated = async (db: Database): Promise<boolean> =>
  (await migratorOf(db).getMigrations()).every(({ executedAt }) => executedAt !== undefined);
