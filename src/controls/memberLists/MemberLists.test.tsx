import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { allParts } from '#contract/settings/parts.ts';
import { reservationsQuery } from '#src/api/member/memberQueries.ts';
import { PartsContext } from '#src/components/parts.ts';
import { textOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { MemberLists } from './MemberLists.tsx';
import { client, knownLists, listsProps, now, reservation, show } from './testing/draw.tsx';

test.each([
  [true, ['My reservations', 'My wishlist'], 1],
  [false, ['My wishlist'], 0],
])(
  'FES-21: with credits (%s) the lists of a member are these, and no other is asked for',
  async (credits, titles, asks) => {
    openWindow();
    const reservations = vi.fn(() => Promise.resolve([]));
    const { html, until } = await renderLive(
      <PartsContext value={{ ...allParts, credits }}>
        <MemberLists
          {...listsProps('en')}
          client={{ ...client, reservations, wishes: () => Promise.resolve([]) }}
        />
      </PartsContext>,
    );
    await until(() =>
      expect(html().match(/No (?:favourites|reservations) yet/g)).toHaveLength(titles.length),
    );
    expect([...html().matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual(titles);
    expect(reservations).toHaveBeenCalledTimes(asks);
  },
);

test('RES-25: a show that begins while the page is open stays where it is, with its ticket', async () => {
  openWindow();
  vi.stubGlobal('location', { hash: '' });
  const queries = knownLists({
    reservations: [reservation()],
    wishes: [reservation({ uuid: 'w1', programmation: '8' })],
  });
  const time = { now };
  const lists = () => <MemberLists {...listsProps('en')} clock={{ now: () => time.now }} />;
  const { html, redraw } = await renderLive(lists(), { queries });
  time.now = Date.parse('2027-07-17T12:00:00Z');
  await redraw(lists());
  expect([html().match(/<article/g)?.length, html().includes('<details')]).toEqual([2, false]);
});

test('RES-07: all that is cancelled while the page is open stays in sight, and what was cancelled before does not', async () => {
  openWindow();
  vi.stubGlobal('location', { hash: '' });
  const day = 86_400_000;
  const seats = ['b1', 'b2', 'b3'].map((uuid, place) =>
    reservation({ uuid, programmation: uuid, show: show(new Date(now + (place + 1) * day).toISOString()) }),
  );
  const queries = knownLists({ reservations: seats });
  const lists = (
    <MemberLists
      {...listsProps('en')}
      renderReservation={({ uuid }, _, onCancelled) => (
        <button type="button" onClick={() => onCancelled(uuid)}>
          {uuid}
        </button>
      )}
    />
  );
  const { html, until } = await renderLive(lists, { queries });
  const press = (uuid: string) =>
    act(async () =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === uuid)?.click(),
    );
  await press('b1');
  await press('b3');
  await act(async () =>
    queries.setQueryData(
      reservationsQuery(client).queryKey,
      seats.map((seat) => ({ ...seat, status: 'false' as const, reserved: false })),
    ),
  );
  const told = () =>
    (html().match(/<article.*?<\/article>/gs) ?? []).map((stub) => [
      /<button[^>]*>(.*?)</.exec(stub)?.[1],
      textOf(stub).endsWith('Cancelled'),
    ]);
  await until(() =>
    expect(told()).toEqual([
      ['b1', true],
      ['b3', true],
    ]),
  );
});
