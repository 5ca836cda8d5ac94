import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { createMemberClient } from '#src/api/member/member.ts';
import { profileQuery } from '#src/api/member/memberQueries.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { AccountMenu } from './AccountMenu.tsx';

/** The open menu of a member beside a link, in a page. */
const open = async (firstname = 'Camille') => {
  const client = createMemberClient(() => new Promise(() => {}));
  const session = createActor(sessionMachine, { input: { memberId: 'camille', parked: null, jitter: 1 } });
  const queries = new QueryClient();
  queries.setQueryData(profileQuery(client).queryKey, { uuid: 'camille', firstname });
  const { find } = await renderLive(
    <>
      <AccountMenu lang="en" client={client} session={session} />
      <a href="#elsewhere">elsewhere</a>
    </>,
    { queries },
  );
  const opener = find('button');
  await act(async () => opener.focus());
  await act(async () => opener.click());
  return {
    opener,
    find,
    isOpen: () => !find('ul').hidden,
    press: (key: string) =>
      act(async () =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
      ),
  };
};

test('SES-31: Escape closes the menu, and the focus is on its button again; other keys do not', async () => {
  const { opener, find, isOpen, press } = await open();
  await act(async () => find('a').focus());
  await press('Tab');
  expect([isOpen(), document.activeElement]).toEqual([true, find('a')]);
  await press('Escape');
  expect([isOpen(), document.activeElement]).toEqual([false, opener]);
});

test('SES-31: it closes once the focus is out of it', async () => {
  const { find, isOpen } = await open();
  await act(async () => find('a', 1).focus());
  const within = isOpen();
  await act(async () => find('a', 2).focus());
  expect([within, isOpen(), document.activeElement]).toEqual([true, false, find('a', 2)]);
});

test('SES-31: it closes once one of its links is followed', async () => {
  const { find, isOpen } = await open();
  // The window of a test goes nowhere.
  document.addEventListener('click', (event) => event.preventDefault());
  await act(async () => find('a').click());
  expect(isOpen()).toBe(false);
});

test('SES-31: a member without a first name is greeted without one', async () => {
  expect((await open('')).opener.textContent).toBe('Hi!');
});
