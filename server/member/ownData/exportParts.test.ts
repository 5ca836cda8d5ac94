import { expect, test } from 'vitest';
import {
  exportCredits,
  exportNewsletter,
  exportProfile,
  exportReservation,
  exportSession,
  exportWish,
} from './exportParts.ts';

const uuid = '3f2b8c1e-0000-4000-8000-00000000000a';
const [first, later] = [1_000_000_000, 1_000_000_060];
const [told, toldLater] = ['2001-09-09T01:46:40Z', '2001-09-09T01:47:40Z'];
/** In the last evening of 2027 at its place. */
const date = { programmation_id: 7, starts_at: 1_830_299_400, timezone: 'America/Toronto' } as const;
const ids = { programmation: '7', edition: '2027', festival: '8' };

test('the export tells of an account that is blocked, or not proved', () => {
  const person = {
    uuid,
    email: 'jo@example.test',
    firstname: 'Jo',
    lastname: 'Roy',
    location: 'Laval',
    lang: 'en',
    blocked: 'Write to us',
  } as const;
  const row = { ...person, id: 1, password_hash: 'hash', active: 0, created_at: first } as const;
  expect(exportProfile(row)).toEqual({ ...person, active: false, created_at: told });
});

test('the export tells of a session that was renewed and has ended, on a device that nobody knows', () => {
  const row = {
    id: uuid,
    member_id: 1,
    token_hash: 'new',
    previous_hash: 'old',
    browser: null,
    system: null,
  };
  expect(
    exportSession({
      ...row,
      generation: 3,
      rotated_at: later * 1000,
      begun_at: first,
      expires_at: later,
      revoked: 1,
    }),
  ).toEqual({
    begun_at: told,
    browser: null,
    system: null,
    refreshed: 3,
    refreshed_at: toldLater,
    expires_at: toldLater,
    ended: true,
  });
});

test('the export tells of credits that are liked, and of none', () => {
  const row = { uuid, member_id: 1, left_credits: 4, used_credits: 1, passes: 2, liked: 1 } as const;
  expect([exportCredits(row), exportCredits(undefined)]).toEqual([
    { uuid, left: 4, used: 1, passes: 2, liked: true },
    null,
  ]);
});

test.each([
  [{ reserved: 1, called_off: 0, enabled: 1 }, 'reserved', true],
  [{ reserved: 0, called_off: 0, enabled: 0 }, 'cancelled', false],
  [{ reserved: 0, called_off: 1, enabled: 1 }, 'show-cancelled', true],
] as const)(
  'the export tells what became of a reservation, though its show is gone: %j',
  (row, status, enabled) => {
    const booking = { ...date, ...row, uuid, code: 'CODE', changed_at: later, state: 'cancelled' } as const;
    expect(exportReservation(booking, new Map(), 8)).toEqual({
      uuid,
      ...ids,
      status,
      enabled,
      changed_at: toldLater,
      show: null,
    });
  },
);

test.each([
  [0, false],
  [1, true],
] as const)('the export tells whether a heart was taken back: %d', (liked, isLiked) => {
  expect(exportWish({ ...date, uuid, liked }, new Map(), 8)).toEqual({
    uuid,
    ...ids,
    liked: isLiked,
    show: null,
  });
});

test('the export tells of a newsletter that waits to be confirmed, of a confirmed one, and of none', () => {
  const row = {
    id: uuid,
    email: 'jo@example.test',
    lang: 'en',
    asked_at: first,
    confirmed_at: later,
  } as const;
  const exported = { email: 'jo@example.test', lang: 'en', asked_at: told, confirmed_at: toldLater };
  expect([
    exportNewsletter({ ...row, confirmed_at: null }),
    exportNewsletter(row),
    exportNewsletter(undefined),
  ]).toEqual([{ ...exported, confirmed_at: null }, exported, null]);
});
