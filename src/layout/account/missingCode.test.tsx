import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { createActor } from 'xstate';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { MemberSession } from '#src/session/sessionLoader.ts';
import { createFakeBrowser } from '#src/session/testing/fakeBrowser.ts';
import { createFakeMemberServer } from '#src/session/testing/fakeMemberServer.ts';
import { inRouter } from '#src/testing/inRouter.tsx';
import { renderLive } from '#src/testing/renderLive.tsx';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { noSession } from '#src/session/sessionLoader.ts';
import en from '#locales/en/session.json' with { type: 'json' };
import { Account } from './Account.tsx';
import { MemberCorner } from './MemberCorner.tsx';

const openSession = (): MemberSession => {
  const tab = createFakeBrowser(createFakeMemberServer(0)).open();
  tab.logIn('sam');
  onTestFinished(() => {
    tab.memberSession.session.stop();
  });
  return tab.memberSession;
};
afterEach(() => {
  vi.doUnmock('./MemberCorner.tsx');
  vi.doUnmock('#src/controls/login/LoginForm.tsx');
});

test.each(['header', 'drawer'] as const)(
  'LAY-11: without the code of the menu the %s says so to a member, who is no visitor',
  async (place) => {
    vi.doMock('./MemberCorner.tsx', () => {
      throw new Error('no network');
    });
    const member = openSession();
    const { page } = await inRouter(
      <Account sessionLoader={{ ...noSession, current: () => member }} lang="en" place={place} mayAsk />,
    );
    const { find, html, until } = await renderLive(page);
    await until(() => expect(html()).toContain(en.menu.missing));
    // Phones hide the corner of the header: the drawer has none.
    const isInCorner = find('button').parentElement?.className.includes('corner');
    expect([html().includes('/en/login'), isInCorner]).toEqual([false, place === 'header']);
  },
);

test('LAY-11: the code of the menu is fetched for members alone', async () => {
  const queries = new QueryClient();
  const { page } = await inRouter(<Account sessionLoader={noSession} lang="en" place="header" mayAsk />);
  await renderLive(page, { queries });
  expect(queries.getQueryState(['member-corner'])?.fetchStatus).toBe('idle');
});

test.each([
  ['whose code does not come', true, en.interrupted.missing],
  ['that may not ask beside a script of somebody else', false, ''],
])(
  'SES-32: the dialog over a page %s leads to the page of the login as a document',
  async (_, mayAsk, says) => {
    vi.doMock('#src/controls/login/LoginForm.tsx', () => {
      throw new Error('no network');
    });
    const { context } = createActor(sessionMachine, {
      input: { memberId: 'sam', parked: null, jitter: 1 },
    }).getSnapshot();
    const session = createActor(sessionMachine, {
      input: { memberId: 'sam', parked: null, jitter: 1 },
      snapshot: sessionMachine.resolveState({ value: { interrupted: 'inDialog' }, context }),
    });
    const { page } = await inRouter(
      <MemberCorner
        memberSession={{ ...openSession(), session }}
        lang="en"
        place="header"
        mayAsk={mayAsk}
        loginHref="/en/login"
      />,
    );
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    const { html, until } = await renderLive(page, { queries: new QueryClient() });
    await until(() => expect(html()).toContain(en.interrupted.toLogin));
    const link = [...document.querySelectorAll('a')].find(
      ({ textContent }) => textContent === en.interrupted.toLogin,
    );
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => link?.dispatchEvent(press));
    expect([html().includes(en.interrupted.missing), press.defaultPrevented, assign.mock.calls]).toEqual([
      says !== '',
      true,
      [['https://festival.example/en/login?return=%2Fen']],
    ]);
  },
);
