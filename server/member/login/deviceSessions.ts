import * as v from 'valibot';
import { deviceSession } from '#contract/wire/member/deviceSession.ts';
import { epochSeconds } from '#server/clock.ts';
import {
  endFamily,
  endSessions,
  findLiveFamilies,
  type SessionFamily,
} from '#server/store/members/sessions.ts';
import { missing, ofOwn } from '../ownedId.ts';
import { defineForMember, type Identity } from '../resource.ts';

const nothing = v.object({ data: v.object({}) });
const instant = (ms: number): string => Temporal.Instant.fromEpochMilliseconds(ms).toString();

const toItem = (
  { id, begun_at: begun, rotated_at: rotated, browser, system }: SessionFamily,
  { family }: Identity,
): v.InferInput<typeof deviceSession> => ({
  id,
  begun: instant(begun * 1000),
  lastUsed: instant(rotated),
  browser,
  system,
  isCurrent: id === family,
});

/** The sessions of a member: our addition, no other host has such paths. An ended one fails at its next request (008). */
export const deviceSessionResources = [
  defineForMember({
    path: '/v1/me/sessions',
    summary: 'The sessions of the member that have not ended, the last used first (ours).',
    request: {},
    answer: v.object({ data: v.object({ items: v.array(deviceSession) }) }),
    handle: async ({ store, clock }, { member }) => {
      const families = await findLiveFamilies(store.db, member.id, epochSeconds(clock.now()));
      return { body: { data: { items: families.map((family) => toItem(family, member)) } } };
    },
  }),
  defineForMember({
    method: 'DELETE',
    path: '/v1/me/sessions/{id}',
    summary: 'Ends one session of the member (ours).',
    request: { params: ofOwn },
    answer: nothing,
    handle: async ({ store, clock }, { params, member }) => {
      const now = epochSeconds(clock.now());
      if (!(await store.transact((db) => endFamily(db, params.id, member.id, now)))) throw missing();
      return { body: { data: {} } };
    },
  }),
  defineForMember({
    method: 'DELETE',
    path: '/v1/me/sessions',
    summary: 'Ends every session of the member but the one that asks, and every login on its way (ours).',
    request: {},
    answer: nothing,
    handle: async ({ store }, { member }) => {
      await store.transact((db) => endSessions(db, member.id, member.family));
      return { body: { data: {} } };
    },
  }),
];
