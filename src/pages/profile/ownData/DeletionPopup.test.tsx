import { act } from 'react';
import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { accountDeletionMachine } from '#machines/accountDeletion/accountDeletion.machine.ts';
import { allParts } from '#contract/settings/parts.ts';
import { PartsContext } from '#src/components/parts.ts';
import { client, knownLists, now, reservation, show } from '#src/controls/memberLists/testing/draw.tsx';
import { createMemberClient } from '#src/api/member/member.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import { creditsQuery } from '#src/api/member/memberQueries.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import type { DeletionPicture } from './accountDeletion.picture.ts';
import { DeletionPopup } from './DeletionPopup.tsx';
import { useLosses, type Losses } from './useLosses.ts';

const asking: DeletionPicture = {
  state: 'asking',
  isOpen: true,
  status: null,
  hasFailed: false,
  problem: null,
  retryAfter: null,
};
const passwords: string[] = [];
const open = () => {
  passwords.length = 0;
  const actor = createActor(
    accountDeletionMachine.provide({
      actors: {
        remove: fromPromise(async ({ input: { password } }) => {
          passwords.push(password);
          return { outcome: 'wrong-password' as const };
        }),
      },
    }),
  ).start();
  actor.send({ type: 'deletion.opened' });
  return actor;
};
const draw = (
  facts: Partial<DeletionPicture>,
  goes: Losses = { reservations: null, credits: null },
  credits = true,
) =>
  renderScreen(
    <PartsContext value={{ ...allParts, credits }}>
      <DeletionPopup actor={open()} picture={{ ...asking, ...facts }} goes={goes} />
    </PartsContext>,
  );
const alertOf = (html: string) =>
  partsOf(html, 'p')
    .filter((part) => part.includes('role="alert"'))
    .map(textOf);

test.each([
  ['missing', null, 'Enter your password.', ['true']],
  ['wrong-password', null, 'That is not your password. Nothing was deleted.', ['true']],
  ['too-many', null, 'Too many tries. Try again later.', []],
  ['too-many', 60, 'Too many tries. Try again in 1 min.', []],
  ['too-many', 61, 'Too many tries. Try again in 2 min.', []],
] as const)(
  'PRO-18: a password that is %s (%s s) is told so at its field',
  (problem, retryAfter, says, isInvalid) => {
    const html = draw({ problem, retryAfter });
    const [input = ''] = html.match(/<input [^>]*>/) ?? [];
    expect([alertOf(html), valuesOf(input, 'aria-invalid')]).toEqual([[says], isInvalid]);
  },
);

test('LAY-30: while an account is deleted its dialog is held, and says what happens', () => {
  const html = draw({ state: 'deleting', status: 'busy' });
  expect([valuesOf(html, 'aria-disabled'), partsOf(html, 'p').map(textOf).at(-1)]).toEqual([
    ['true', 'true', 'true'],
    'Deleting…',
  ]);
});

const rest =
  'Your profile, your wishlist, your credit history and your newsletter subscription are gone, and you are logged out everywhere.';
test.each([
  [
    { reservations: 2, credits: 1 },
    ['2 reservations are cancelled, and their seats are free again.', '1 credit is lost.', rest],
  ],
  [{ reservations: 0, credits: 0 }, [rest]],
  [{ reservations: null, credits: null }, [rest]],
])('FES-22: what goes with an account: %o', (goes, told) => {
  expect(partsOf(draw({}, goes), 'li').map(textOf)).toEqual(told);
});

test('FES-22: without credits no word is said of them', () => {
  expect(partsOf(draw({}, { reservations: null, credits: null }, false), 'li').map(textOf)).toEqual([
    'Your profile, your wishlist and any subscription are gone, and you are logged out everywhere.',
  ]);
});

const told = (reservations: Parameters<typeof knownLists>[0]) => {
  const queries = knownLists(reservations);
  queries.setQueryData(creditsQuery(client).queryKey, {
    showsReserved: 2,
    creditLeft: 3,
    passes: 0,
    loaded: true,
  });
  const Told = () => JSON.stringify(useLosses(client, { now: () => now }));
  return JSON.parse(textOf(renderScreen(<Told />, { queries })));
};

test.each([
  ['one to come', reservation(), 1],
  ['one that is cancelled', reservation({ status: 'false' }), 0],
  ['one that begins now', reservation({ show: show(new Date(now).toISOString()) }), 0],
  ['one that begins in a moment', reservation({ show: show(new Date(now + 1).toISOString()) }), 1],
  ['one whose show nobody can tell', reservation({ show: null }), 1],
])('RES-24: of the reservations that go counts %s as it is', (_, item, reservations) => {
  expect(told({ reservations: [item] })).toEqual({ reservations, credits: 3 });
});

test('FES-22: without credits nobody asks for reservations and credits', async () => {
  openWindow();
  const asked: string[] = [];
  const noting = createMemberClient(({ path }) => {
    asked.push(path);
    return Promise.reject(new MemberError('unavailable'));
  });
  const Told = () => JSON.stringify(useLosses(noting, { now: () => now }));
  const { html } = await renderLive(
    <PartsContext value={{ ...allParts, credits: false }}>
      <Told />
    </PartsContext>,
  );
  expect([JSON.parse(html()), asked]).toEqual([{ reservations: null, credits: null }, []]);
});

test('PRO-18: the field has the focus, also after a refusal, and what is typed is what is sent', async () => {
  openWindow();
  const actor = open();
  const { find, until } = await renderLive(
    <DeletionPopup actor={actor} picture={asking} goes={{ reservations: null, credits: null }} />,
  );
  expect(document.activeElement).toBe(find('input'));
  find('input').value = ' sesame ';
  find('button', 2).focus();
  await act(async () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  await until(() => expect(document.activeElement).toBe(find('input')));
  expect(passwords).toEqual([' sesame ']);
  await act(async () => find('button', 2).click());
  expect(actor.getSnapshot().value).toBe('closed');
  actor.stop();
});
