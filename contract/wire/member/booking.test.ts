import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { booking, bookingItem, changeBookingBody, createBookingBody, creditsItem } from './booking.ts';
import { chooseNewsletterBody, creditChange, creditHistory, newsletterChoice } from './ownData.ts';
import { changeWishBody, createWishBody, wish, wishItem } from './wishlist.ts';

const ids = { programmation: '7', edition: '2027', festival: '8' };
const show = {
  title: { fr: 'Nuits', en: 'Nights' },
  url: { fr: '/fr/nuits', en: '/en/nights' },
  image_url: null,
  start: '2027-07-16T23:30:00Z',
  end: '2027-07-17T01:00:00Z',
  timezone: 'America/Toronto',
  venue: 'Théâtre du Coin',
  city: 'Montréal',
};
const wrongShows = [
  'x',
  {},
  { ...show, title: { fr: 'Nuits' } },
  { ...show, title: { en: 'Nights' } },
  { ...show, url: { fr: '/fr/nuits' } },
  { ...show, url: { en: '/en/nights' } },
  ...['image_url', 'start', 'timezone', 'venue', 'city'].map((field) => ({ ...show, [field]: undefined })),
];
/** The given values that a schema takes instead of others. */
const taken = (schema: v.GenericSchema, whole: object, wrong: readonly object[]): object[] =>
  wrong.filter((one) => v.is(schema, { ...whole, ...one }));
const withoutIds = ['programmation', 'edition', 'festival'].map((field) => ({ [field]: undefined }));

describe('reservations', () => {
  const told = { uuid: 'u', ...ids, status: 'true', enabled: true, code: 'CODE' };

  test('RES-01: every field of a reservation is read; a code that is no text is none', () => {
    expect(v.parse(booking, { ...told, edition: 2027, more: 1 })).toEqual(told);
    const { code: _, ...bare } = told;
    expect([bare, { ...bare, code: 5 }].map((one) => v.parse(booking, one))).toEqual([bare, bare]);
    const wrong = [{ uuid: 5 }, { status: true }, { status: 'yes' }, { enabled: 'true' }, ...withoutIds];
    expect(taken(booking, told, wrong)).toEqual([]);
  });

  test('RES-24: an item of the list has its show as well; what it does not tell is nothing', () => {
    const item = { ...told, reserved: false, ended: 'show-cancelled', show };
    expect(v.parse(bookingItem, { ...item, show: { ...show, more: 1 } })).toEqual(item);
    const bare = { ...ids, status: 'false', enabled: false };
    expect(v.parse(bookingItem, { ...bare, uuid: 5, ended: 'rain' })).toEqual({
      ...bare,
      uuid: '',
      ended: null,
    });
    expect(v.parse(bookingItem, { ...bare, show: { ...show, end: 5 } })).toEqual({
      ...bare,
      uuid: '',
      ended: null,
      show: { ...show, end: null },
    });
    expect(
      taken(bookingItem, item, [{ reserved: 'no' }, ...wrongShows.map((one) => ({ show: one }))]),
    ).toEqual([]);
  });

  test('RES-02: a new reservation is enabled, and has the status "true"', () => {
    const body = { ...ids, status: 'true', enabled: true };
    expect(v.parse(createBookingBody, { ...ids, status: 'true', more: 1 })).toEqual(body);
    expect(v.parse(createBookingBody, { ...body, enabled: false })).toEqual({ ...body, enabled: false });
    expect(
      taken(createBookingBody, body, [{ status: 'false' }, { status: true }, { enabled: 1 }, ...withoutIds]),
    ).toEqual([]);
  });

  test('RES-03: a change of a reservation is its status, as a text', () => {
    expect(['true', 'false'].map((status) => v.parse(changeBookingBody, { status, more: 1 }))).toEqual([
      { status: 'true' },
      { status: 'false' },
    ]);
    expect([{}, { status: true }, { status: '' }].filter((one) => v.is(changeBookingBody, one))).toEqual([]);
  });
});

describe('credits', () => {
  test('RES-09: credits are three numbers', () => {
    const credits = { uuid: 'u', used_nb_credit: 1, left_nb_credit: 4, nb_pass: 1 };
    const { uuid: _, ...bare } = credits;
    expect([{ ...credits, more: 1 }, bare].map((one) => v.parse(creditsItem, one))).toEqual([credits, bare]);
    const wrong = ['used_nb_credit', 'left_nb_credit', 'nb_pass'].map((field) => ({ [field]: '1' }));
    expect(taken(creditsItem, credits, wrong)).toEqual([]);
  });

  test('RES-09: a change of the credits tells why, when, how many and for what', () => {
    const at = '2027-06-01T12:00:00Z';
    const told = [
      ...['reserved', 'cancelled', 'show-cancelled'].map((change) => ({ change, at, credits: -1, show })),
      { change: 'granted', at: null, credits: 5, pass: 'Une passe', show: null },
    ];
    expect(told.map((one) => v.parse(creditChange, { ...one, more: 1 }))).toEqual(told);
    const [first = {}] = told;
    expect(v.parse(creditChange, { ...first, show: undefined })).toEqual({ ...first, show: null });
    const wrong = [{ change: 'lost' }, { at: undefined }, { credits: 0.5 }, { credits: '1' }, { pass: 5 }];
    expect(taken(creditChange, first, [...wrong, ...wrongShows.map((one) => ({ show: one }))])).toEqual([]);
  });

  test('RES-09: a history is read without its changes, and says whether there are older ones', () => {
    expect(v.parse(creditHistory, { items: [1, 'x'], hasMore: true, more: 1 })).toEqual({
      items: [1, 'x'],
      hasMore: true,
    });
    expect(
      [{}, { items: [] }, { hasMore: true }, { items: {}, hasMore: true }].filter((one) =>
        v.is(creditHistory, one),
      ),
    ).toEqual([]);
  });
});

describe('likes', () => {
  const told = { uuid: 'u', ...ids, liked: false };

  test('WSH-03: every field of a like is read, in the list with its show', () => {
    expect(v.parse(wish, { ...told, more: 1 })).toEqual(told);
    expect([{ ...told, show, more: 1 }, told].map((one) => v.parse(wishItem, one))).toEqual([
      { ...told, show },
      told,
    ]);
    const wrong = [{ uuid: 5 }, { liked: 'false' }, ...withoutIds];
    expect([
      ...taken(wish, told, wrong),
      ...taken(wishItem, told, [...wrong, ...wrongShows.map((one) => ({ show: one }))]),
    ]).toEqual([]);
  });

  test('WSH-04: a new like likes; a change says so', () => {
    expect(v.parse(createWishBody, { ...ids, more: 1 })).toEqual({ ...ids, liked: true });
    expect(v.parse(createWishBody, { ...ids, liked: false })).toEqual({ ...ids, liked: false });
    expect(v.parse(changeWishBody, { liked: false, more: 1 })).toEqual({ liked: false });
    expect(taken(createWishBody, ids, [{ liked: 'true' }, ...withoutIds])).toEqual([]);
    expect([{}, { liked: 'true' }].filter((one) => v.is(changeWishBody, one))).toEqual([]);
  });
});

test('LAY-33: a member gets the newsletter or not, maybe in a language', () => {
  expect(v.parse(newsletterChoice, { subscribed: true, more: 1 })).toEqual({ subscribed: true });
  const bodies = [{ subscribed: true, lang: 'en' }, { subscribed: false }];
  expect(bodies.map((one) => v.parse(chooseNewsletterBody, { ...one, more: 1 }))).toEqual(bodies);
  const wrong = [{}, { subscribed: 'true' }];
  expect(wrong.filter((one) => v.is(newsletterChoice, one) || v.is(chooseNewsletterBody, one))).toEqual([]);
  expect(v.is(chooseNewsletterBody, { subscribed: true, lang: 'de' })).toBe(false);
});
