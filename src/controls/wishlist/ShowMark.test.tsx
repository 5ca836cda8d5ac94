import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Tile } from '#contract/programme/shows/view.ts';
import { createMemberClient } from '#src/api/member/member.ts';
import { reservationsQuery } from '#src/api/member/memberQueries.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import { silentSources } from '#src/session/testing/silentSources.ts';
import { textOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { showMarkOf } from './ShowMark.tsx';

const client = createMemberClient(() => Promise.reject(new MemberError('unavailable')));
const ids = { programmation: '7', edition: '2027', festival: '8' };
const tile: Tile = {
  id: '7',
  title: 'Impro totale',
  url: '/en/shows/impro',
  image: null,
  start: '2027-07-16T19:30-04:00',
  venue: 'Velvet',
  city: 'Toronto',
  festival: '8',
  edition: '2027',
};

const { festival: _, ...unnamed } = tile;

/** The marks of a member with these reservations, kept or cancelled. The heart knows its state once the page lives. */
const marksWith = (isReserved: boolean, show: Tile, ...reserved: string[]) => {
  const session = createActor(sessionMachine.provide({ actors: silentSources }), {
    input: { memberId: 'camille', parked: null, jitter: 1 },
  }).start();
  const queries = new QueryClient();
  const entry = { ...ids, uuid: 'u', show: null };
  queries.setQueryData(
    reservationsQuery(client).queryKey,
    reserved.map((programmation) => ({
      ...entry,
      programmation,
      status: isReserved ? ('true' as const) : ('false' as const),
      enabled: true,
      reserved: isReserved,
    })),
  );
  const html = renderScreen(showMarkOf({ client, session, takeIntent: () => null })(show), { queries });
  session.stop();
  return [/aria-label="([^"]*)"/.exec(html)?.[1], textOf(html)];
};

const marks = (...known: [Tile, ...string[]]) => marksWith(true, ...known);

test('WSH-01: a show of a list has its heart where it can be named, and says that it is reserved', () => {
  const heart = 'Wishlist: Impro totale, Fri 16 Jul 7:30 pm';
  expect([marks(tile, '8'), marks(tile, '8', '7'), marks(unnamed, '7')]).toEqual([
    [heart, ''],
    [heart, 'Reserved'],
    [undefined, 'Reserved'],
  ]);
});

test('RES-04: a reservation that was cancelled is none on the cards of lists', () => {
  expect(marksWith(false, unnamed, '7')).toEqual([undefined, '']);
});
