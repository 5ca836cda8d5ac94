import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { createActor, type ContextFrom, type StateValueFrom } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { createMemberClient } from '#src/api/member/member.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import { profileQuery } from '#src/api/member/memberQueries.ts';
import { plainHtml } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import en from '#locales/en/session.json' with { type: 'json' };
import { createFakeBrowser } from '#src/session/testing/fakeBrowser.ts';
import { createFakeMemberServer } from '#src/session/testing/fakeMemberServer.ts';
import { AccountEntries, AccountMenu } from './AccountMenu.tsx';
import { MemberCorner } from './MemberCorner.tsx';
import { SessionOverlay } from './SessionOverlay.tsx';
import { SessionRoot } from './SessionRoot.tsx';

const client = createMemberClient(() => Promise.reject(new MemberError('unavailable')));
const input = { memberId: 'camille', parked: null, jitter: 1 };

/** A session in a state, and the events sent to it. */
const sessionAt = (
  value: StateValueFrom<typeof sessionMachine>,
  changes: Partial<ContextFrom<typeof sessionMachine>> = {},
) => {
  const { context } = createActor(sessionMachine, { input }).getSnapshot();
  const snapshot = sessionMachine.resolveState({ value, context: { ...context, ...changes } });
  const session = createActor(sessionMachine, { input, snapshot });
  return { session, sent: vi.spyOn(session, 'send').mockImplementation(() => {}) };
};
const active = { authenticated: { tokens: 'fresh', presence: 'active' } } as const;
const warned = { authenticated: { tokens: 'fresh', presence: 'warning' } } as const;

const draw = (part: ReactNode, presses: readonly string[] = [], firstname: string | null = null): string => {
  const queries = new QueryClient();
  if (firstname !== null) queries.setQueryData(profileQuery(client).queryKey, { uuid: 'camille', firstname });
  return renderScreen(part, { queries, presses });
};

describe('SES-31: the member’s menu', () => {
  const menu = (session: ReturnType<typeof sessionAt>['session']) => (
    <AccountMenu lang="fr" client={client} session={session} />
  );
  const stateOf = (html: string) => [
    /aria-expanded="(\w+)"/.exec(html)?.[1],
    /<ul[^>]* hidden=""/.test(html),
  ];

  test('SES-31: it is closed until its greeting is pressed, and again after the next press', () => {
    const { session } = sessionAt(active);
    const after = (...presses: string[]) => stateOf(draw(menu(session), presses, 'Camille'));
    const opener = 'Hi, Camille!';
    expect([after(), after(opener), after(opener, opener)]).toEqual([
      ['false', true],
      ['true', false],
      ['false', true],
    ]);
  });

  test('SES-31: who is not known yet is greeted without a name', () => {
    expect(draw(menu(sessionAt(active).session))).toContain('<span>Hi!</span>');
  });

  test('SES-31: the button names what it opens, which has a name of its own', () => {
    const html = plainHtml(draw(menu(sessionAt(active).session)));
    expect(/aria-controls="([^"]+)"/.exec(html)?.[1]).toBe(/<ul id="([^"]+)"/.exec(html)?.[1]);
    expect(html).toMatch(new RegExp(`<ul id="[^"]+" aria-label="${en.menu.label}" hidden="">`));
  });

  test.each(['fr', 'en'] as const)('SES-31: the profile in %s; choosing it closes the menu', (lang) => {
    const { session } = sessionAt(active);
    let chosen = 0;
    const entries = <AccountEntries lang={lang} session={session} onChoose={() => (chosen += 1)} />;
    expect([draw(entries, ['My festival']).includes(`href="/${lang}/profile"`), chosen]).toEqual([true, 1]);
  });

  test('SES-13: the way out', () => {
    const { session, sent } = sessionAt(active);
    draw(menu(session), ['Log out']);
    expect(sent.mock.calls).toEqual([[{ type: 'logout.pressed' }]]);
  });
});

test('PRO-10: the drawer leads a visitor to the login and to a new account, a member to what is theirs and out', () => {
  const tab = createFakeBrowser(createFakeMemberServer(0)).open();
  const drawer = () =>
    plainHtml(
      draw(
        <MemberCorner
          memberSession={tab.memberSession}
          lang="en"
          place="drawer"
          mayAsk
          loginHref="/en/login?return=%2Fen"
        />,
      ),
    ).match(/(?<=<li>)<(?:a|button)[^>]*>/g);
  const before = drawer();
  tab.logIn('sam');
  expect([before, drawer()]).toEqual([
    ['<a href="/en/login?return=%2Fen" rel="nofollow">', '<a href="/en/register" rel="nofollow">'],
    ['<a href="/en/profile">', '<a href="/en/my-list">', '<button type="button">'],
  ]);
});

test.each(['header', 'drawer'] as const)(
  'SES-30: where the session of the tab is open, a visitor has the way to the login in the %s, a member has not',
  (place) => {
    const tab = createFakeBrowser(createFakeMemberServer(0)).open();
    const hasLogin = () =>
      draw(
        <MemberCorner
          memberSession={tab.memberSession}
          lang="en"
          place={place}
          mayAsk
          loginHref="/en/login?from=%2Fen"
        />,
      ).includes('href="/en/login?from=%2Fen"');
    const before = hasLogin();
    tab.logIn('sam');
    expect([before, hasLogin()]).toEqual([true, false]);
  },
);

describe('what the session has to say', () => {
  const overlay = (session: ReturnType<typeof sessionAt>['session']) => (
    <SessionOverlay session={session} renderLogin={() => <i>the form</i>} />
  );
  const titlesAt = (...at: Parameters<typeof sessionAt>) =>
    [...draw(overlay(sessionAt(...at).session)).matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title);

  test('SES-12: a warning, a login over the page, or nothing', () => {
    expect([titlesAt(active), titlesAt(warned), titlesAt({ interrupted: 'inDialog' })]).toEqual([
      [],
      ['Still there?'],
      ['Log in to finish'],
    ]);
  });

  test('SES-32: the form is there only while it is asked for', () => {
    expect([
      draw(overlay(sessionAt({ interrupted: 'inDialog' }).session)).includes('the form'),
      draw(overlay(sessionAt(warned).session)).includes('the form'),
    ]).toEqual([true, false]);
  });

  test.each([
    ['elsewhere', true],
    ['asked', false],
    ['inactive', false],
    ['expired', false],
  ] as const)('SES-13: who was logged out because of "%s" is told of another tab: %s', (reason, isTold) => {
    const html = draw(overlay(sessionAt('anonymous', { memberId: null, reason }).session));
    expect(html.includes(en.elsewhere.text)).toBe(isTold);
  });

  test('SES-13: what was read goes', () => {
    const { session } = sessionAt('anonymous', { memberId: null, reason: 'elsewhere' });
    const isHidden = (...presses: string[]) =>
      draw(overlay(session), presses).includes('role="status" hidden=""');
    expect([isHidden(), isHidden('Close')]).toEqual([false, true]);
  });

  test.each([
    ['SES-12', 'Stay logged in', warned, 'session.extended'],
    ['SES-12', 'Log out', warned, 'logout.pressed'],
    ['SES-12', 'Close', warned, 'session.extended'],
    ['SES-32', 'Close', { interrupted: 'inDialog' }, 'login.dismissed'],
  ] as const)('%s: a press of "%s" in %j says %s', (_, name, value, type) => {
    const { session, sent } = sessionAt(value);
    draw(overlay(session), [name]);
    expect(sent.mock.calls).toEqual([[{ type }]]);
  });
});

test.each([
  [active, 'authenticated.tokens.fresh authenticated.presence.active'],
  ['anonymous', 'anonymous'],
] as const)('SES-01: the document says who is logged in: %j', (value, name) => {
  const { session } = sessionAt(value);
  expect(draw(<SessionRoot session={session}>here</SessionRoot>)).toBe(
    `<div data-scope="session" data-state="${name}">here</div>`,
  );
});
