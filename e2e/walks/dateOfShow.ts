import { reservationSettings } from '#contract/settings/reservation.ts';
import * as v from 'valibot';
import type { ProgrammationIds } from '#contract/wire/member/booking.ts';
import type { ProgrammationState } from '#contract/wire/programmation.ts';
import type { AskedCall, Gate } from './browser/gate.ts';
import { memberCall } from './browser/faults.ts';

/** A page's facts about one date of a show and its member. */
export interface ToldOfDate {
  /** Epoch ms; null for the real one. */
  start: number | null;
  hasIds: boolean;
  isSoldOut: boolean;
  state: ProgrammationState;
  /** `asIs`: the server's own. */
  booking: 'asIs' | { uuid: string; isReserved: boolean } | null;
  /** Null for the real one. */
  creditLeft: number | null;
  wish: { uuid: string; isLiked: boolean } | null;
}

const hour = 3_600_000;
const date = v.looseObject({
  id: v.string(),
  festivalId: v.nullable(v.string()),
  edition: v.nullable(v.looseObject({ id: v.string() })),
  capacity_seats: v.nullable(v.number()),
  taken_seats: v.nullable(v.number()),
  date: v.looseObject({ start: v.string() }),
});
const datesAnswer = v.looseObject({ data: v.array(date) });
const listAnswer = v.looseObject({
  data: v.looseObject({ items: v.array(v.looseObject({ uuid: v.string(), programmation: v.string() })) }),
});
const creditsAnswer = v.looseObject({ items: v.array(v.looseObject({ left_nb_credit: v.number() })) });

/** Asks for the dates of a show. */
export const datesCall = ({ path }: AskedCall): boolean =>
  /^\/api\/content\/.*\/shows\/[^/]+\/programmations/.test(path);
export const bookingsCall = memberCall('GET', /^\/me\/creditbookings/);
export const wishesCall = memberCall('GET', /^\/me\/programmationwishlists/);
const creditsCall = memberCall('GET', /^\/me\/usercredits/);
/** The page's own questions about its member. */
export const memberLists = (asked: AskedCall): boolean =>
  bookingsCall(asked) || wishesCall(asked) || creditsCall(asked);

/** The first date of an answer that stays reservable for hours. */
const readDates = (json: unknown, now: number) => {
  const answer = v.parse(datesAnswer, json);
  const first = answer.data.find(
    ({ date: { start } }) => Date.parse(start) > now + reservationSettings.closing + hour,
  );
  if (!first?.festivalId || !first.edition) throw new Error('The show has no date to reserve');
  return {
    answer,
    first,
    ids: { programmation: first.id, edition: first.edition.id, festival: first.festivalId },
  };
};

/** The ids of the walks' date. */
export const idsOfFirst = (json: unknown, now: number): ProgrammationIds => readDates(json, now).ids;

/** From now on the show has only its first date, and the server's answers about it follow `told`. Other dates stay. */
export const tellOfDate = (gate: Gate, ids: ProgrammationIds, now: () => number, told: ToldOfDate): void => {
  const others = <T extends { programmation: string }>(items: readonly T[]): T[] =>
    items.filter(({ programmation }) => programmation !== ids.programmation);

  gate.edit(datesCall, (json) => {
    const { answer, first } = readDates(json, now());
    const start = told.start === null ? first.date.start : new Date(told.start).toISOString();
    const row = {
      ...first,
      date: { ...first.date, start },
      ...(!told.hasIds && { festivalId: null }),
      state: told.state,
      ...(told.isSoldOut && { taken_seats: first.capacity_seats }),
    };
    return { ...answer, totalcount: 1, next: null, data: [row] };
  });
  gate.edit(bookingsCall, (json) => {
    const answer = v.parse(listAnswer, json);
    const { booking } = told;
    if (booking === 'asIs') return answer;
    const items = booking && [
      {
        ...ids,
        uuid: booking.uuid,
        status: String(booking.isReserved),
        reserved: booking.isReserved,
        enabled: true,
      },
    ];
    return { ...answer, data: { ...answer.data, items: [...others(answer.data.items), ...(items ?? [])] } };
  });
  gate.edit(creditsCall, (json) => {
    const answer = v.parse(creditsAnswer, json);
    const { creditLeft } = told;
    if (creditLeft === null) return answer;
    return { ...answer, items: answer.items.map((item) => ({ ...item, left_nb_credit: creditLeft })) };
  });
  gate.edit(wishesCall, (json) => {
    const answer = v.parse(listAnswer, json);
    const { wish } = told;
    const items = wish && [{ ...ids, uuid: wish.uuid, liked: wish.isLiked, show: null }];
    return { ...answer, data: { ...answer.data, items: [...others(answer.data.items), ...(items ?? [])] } };
  });
};
