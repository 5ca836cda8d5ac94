import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  booking,
  bookingItem,
  bookingStatus,
  changeBookingBody,
  createBookingBody,
} from '#contract/wire/member/booking.ts';
import {
  findBooking,
  holdBooking,
  listBookings,
  removeBooking,
  type BookingRow,
} from '#server/store/members/bookings.ts';
import { showsOfMember } from '#server/store/members/showsOfMember.ts';
import { drawAdmission } from './admission.ts';
import {
  cancel,
  conditionalSteps,
  reserve,
  type DatedBooking,
  type ReservationSteps,
} from './bookingsRules.ts';
import { toBooking } from './bookingsWire.ts';
import { toListedShow } from './listedShow.ts';
import { idempotencyHeader, keyRefused, runOnce } from '../idempotency.ts';
import { missing, ofOwn, owned } from '../ownedId.ts';
import { findByIds, unknownDate } from './programmationIds.ts';
import { refuseUnreservable } from './refuseUnreservable.ts';
import { defineForMember, type MemberResource } from '../resource.ts';

const collection = '/v1/me/creditbooking';
const single = `${collection}/{id}` as const;
const answer = v.object({ data: booking });
const reservationRefused = {
  409: 'A rule of reservations refuses; the code says which (RES-12…RES-16).',
} as const;

const datedBooking = (memberId: number, row: BookingRow): DatedBooking & { isReserved: boolean } => ({
  memberId,
  programmationId: row.programmation_id,
  startsAt: row.starts_at,
  state: row.state,
  isReserved: row.reserved === 1,
});

const list = defineForMember({
  method: 'GET',
  path: '/v1/me/creditbookings',
  summary:
    'Bookings of the member by start, cancelled ones included unless `status` says otherwise (RES-24).',
  request: {
    query: v.object({ enabled: v.optional(bookingStatus), status: v.optional(bookingStatus) }),
  },
  answer: v.object({ data: v.object({ items: v.array(bookingItem) }) }),
  handle: async ({ store: { db }, settings: { siteId } }, { query, member: { id } }) => {
    const [rows, shows] = await Promise.all([listBookings(db, id), showsOfMember(db, 'bookings', id)]);
    const items = rows
      .map((row) => ({
        ...toBooking(row, siteId),
        reserved: row.reserved === 1,
        ...(row.called_off === 1 && { ended: 'show-cancelled' as const }),
        show: toListedShow(shows.get(row.programmation_id)),
      }))
      .filter(({ status }) => query.status === undefined || status === query.status)
      .filter(({ enabled }) => query.enabled === undefined || String(enabled) === query.enabled);
    return { body: { data: { items } } };
  },
});

const read = defineForMember({
  method: 'GET',
  path: single,
  summary: 'One booking of the member (RES-24).',
  request: { params: ofOwn },
  answer,
  handle: async ({ store: { db }, settings: { siteId } }, { params, member }) => {
    const row = owned(await findBooking(db, member.id, params.id));
    return { body: { data: toBooking(row, siteId) } };
  },
});

/** RES-02; 200 instead of 201 for a cancelled booking that is reserved again. */
const create = (steps: ReservationSteps) =>
  defineForMember({
    method: 'POST',
    path: collection,
    summary: 'Reserves a seat of a programmation with a credit (RES-02).',
    request: { body: createBookingBody },
    answer,
    successes: [200, 201],
    headers: idempotencyHeader,
    refusals: { ...reservationRefused, ...keyRefused, ...unknownDate },
    handle: (deps, asked) =>
      runOnce(deps, { method: 'POST', path: collection }, asked, async (db) => {
        const { member, body } = asked;
        const { siteId } = deps.settings;
        const { id, starts_at: startsAt, state } = await findByIds(db, body, siteId);
        await refuseUnreservable(db, id, deps.festival.latest());
        const dated = { memberId: member.id, programmationId: id, startsAt, state };
        const fresh = randomUUID();
        const uuid = await reserve(db, dated, { uuid: fresh, now: deps.clock.now() }, steps);
        const row = owned(await findBooking(db, member.id, uuid));
        return { status: uuid === fresh ? 201 : 200, body: { data: toBooking(row, siteId) } };
      }),
  });

const change = (steps: ReservationSteps) =>
  defineForMember({
    method: 'PATCH',
    path: single,
    summary: 'Reserves again ("true") or cancels ("false") (RES-03, RES-04).',
    request: { params: ofOwn, body: changeBookingBody },
    answer,
    successes: [200, 201],
    headers: idempotencyHeader,
    refusals: { ...reservationRefused, ...keyRefused },
    handle: (deps, asked) => {
      const { params, body, member } = asked;
      const command = { method: 'PATCH', path: `${collection}/${params.id}` } as const;
      return runOnce(deps, command, asked, async (db) => {
        const row = owned(await holdBooking(db, member.id, params.id));
        const dated = datedBooking(member.id, row);
        const now = deps.clock.now();
        if (body.status === 'true') {
          await refuseUnreservable(db, row.programmation_id, deps.festival.latest());
          await reserve(db, dated, { uuid: params.id, now }, steps);
        } else await cancel(db, dated, now);
        return {
          status: 200,
          body: {
            data: toBooking({ ...row, reserved: body.status === 'true' ? 1 : 0 }, deps.settings.siteId),
          },
        };
      });
    },
  });

const remove = defineForMember({
  method: 'DELETE',
  path: single,
  summary: 'Cancels a booking and takes it off the list (RES-05).',
  request: { params: ofOwn },
  answer,
  headers: idempotencyHeader,
  refusals: { ...reservationRefused, ...keyRefused },
  handle: (deps, asked) => {
    const { params, member } = asked;
    const command = { method: 'DELETE', path: `${collection}/${params.id}` } as const;
    return runOnce(deps, command, asked, async (db) => {
      const row = owned(await holdBooking(db, member.id, params.id));
      await cancel(db, datedBooking(member.id, row), deps.clock.now());
      await removeBooking(db, member.id, params.id);
      return { status: 200, body: { data: toBooking({ ...row, reserved: 0 }, deps.settings.siteId) } };
    });
  },
});

const admission = defineForMember({
  method: 'GET',
  path: `${single}/barcode/rebuilt`,
  summary: 'The QR code that lets the member in to a reserved show, a PNG (RES-25).',
  request: { params: ofOwn },
  contentType: 'image/png',
  answer: v.unknown(),
  handle: async ({ store: { db } }, { params, member }) => {
    const row = owned(await findBooking(db, member.id, params.id));
    if (row.reserved === 0) throw missing();
    return { written: await drawAdmission(row.code) };
  },
});

/** The paths of RES-24…RES-25 and their changes; tests bring their own steps to show the conditions' purpose. */
export const defineBookings = (steps: ReservationSteps): readonly MemberResource[] => [
  list,
  read,
  create(steps),
  change(steps),
  remove,
  admission,
];
export const bookingResources = defineBookings(conditionalSteps);
