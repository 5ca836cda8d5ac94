import { act } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import en from '#locales/en/session.json' with { type: 'json' };
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { SessionEvent } from '#machines/session/session.setup.ts';
import { promisesHeard } from '#machines/testing/promisesHeard.ts';
import { AccountEntries } from './AccountMenu.tsx';
import { isMember } from '#src/session/session.selectors.ts';
import { silentSources } from '#src/session/testing/silentSources.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { SessionOverlay } from './SessionOverlay.tsx';
import { SessionRoot } from './SessionRoot.tsx';

const minute = 60_000;
const warned: SessionEvent = {
  type: 'page.shown',
  expiresIn: 4 * minute,
  lifetime: 5 * minute,
  idleFor: 29 * minute,
};
const began = (isGuarded: boolean): SessionEvent => ({
  type: 'action.began',
  intent: { kind: 'like', programmation: '7', key: 'key-1' },
  isGuarded,
});
const refused: SessionEvent = { type: 'refresh.asked' };

const goneSaying = (words: string) =>
  fromPromise<{ outcome: 'refreshed' | 'refused'; words?: string }, undefined>(async () => ({
    outcome: 'refused',
    words,
  }));

/** Camille’s session after those events, on a server that no longer knows it. */
const openSaying = async (words: string, ...events: SessionEvent[]) => {
  const session = createActor(
    sessionMachine.provide({
      actors: { refresh: goneSaying(words), ...silentSources },
    }),
    { input: { memberId: 'camille', parked: null, jitter: 1 } },
  ).start();
  for (const event of events) session.send(event);
  await promisesHeard();
  const html = renderScreen(
    <SessionRoot session={session}>
      <SessionOverlay session={session} renderLogin={() => <p>the form</p>} />
    </SessionRoot>,
  );
  session.stop();
  return { html, isIn: isMember(session.getSnapshot()) };
};

const open = (...events: SessionEvent[]) => openSaying('', ...events);

/** The messages over the page. */
const said = (html: string): string[] =>
  [en.warning.title, en.interrupted.title, 'the form', en.elsewhere.text].filter((text) =>
    html.includes(text),
  );

describe('what the session says over the page', () => {
  test.each<[string, SessionEvent[], string[], boolean]>([
    ['nothing to a member', [], [], true],
    ['SES-12: whether somebody is still there', [warned], [en.warning.title], true],
    ['SES-12: nothing more to who stays', [warned, { type: 'session.extended' }], [], true],
    [
      'SES-32: the login, where an act was interrupted',
      [began(false), refused],
      [en.interrupted.title, 'the form'],
      false,
    ],
    ['SES-32: no login over a page that leads there itself', [began(true), refused], [], false],
    [
      'SES-13: that another tab has logged out',
      [{ type: 'signedOut.elsewhere', isOwnLogin: true }],
      [en.elsewhere.text],
      false,
    ],
    ['SES-11: nothing on the page of who is led to the login', [refused], [], false],
    [
      'SES-13: nothing of another tab to the next member',
      [
        { type: 'signedOut.elsewhere', isOwnLogin: true },
        { type: 'login.verified', memberId: 'sam' },
      ],
      [],
      true,
    ],
  ])('%s', async (_, events, texts, isMemberNow) => {
    const { html, isIn } = await open(...events);
    expect([said(html), isIn]).toEqual([texts, isMemberNow]);
  });

  test('SES-11: where the server says why the session has ended, its words are over the login', async () => {
    const { html } = await openSaying('Closed <b>for good</b>', began(false), refused);
    expect([
      html.includes('<p>Closed &lt;b&gt;for good&lt;/b&gt;</p>'),
      html.includes(en.interrupted.text),
    ]).toEqual([true, false]);
  });

  test('SES-13: what another tab did is told each time, also after it was closed once', async () => {
    const session = createActor(sessionMachine.provide({ actors: silentSources }), {
      input: { memberId: 'camille', parked: null, jitter: 1 },
    }).start();
    onTestFinished(() => void session.stop());
    const { find } = await renderLive(<SessionOverlay session={session} renderLogin={() => null} />);
    const send = (event: SessionEvent) => act(async () => session.send(event));
    const isTold = () => !find('div').hasAttribute('hidden');
    const leave: SessionEvent = { type: 'signedOut.elsewhere', isOwnLogin: true };
    const told: boolean[] = [];
    await send(leave);
    told.push(isTold());
    await act(async () => find('button').click());
    told.push(isTold());
    await send({ type: 'login.verified', memberId: 'sam' });
    await send(leave);
    told.push(isTold());
    expect(told).toEqual([true, false, true]);
  });

  test('SES-12: the question is read out, and has two answers', async () => {
    const { html } = await open(warned);
    expect([
      html.includes(`<p role="alert">${en.warning.text.replace('{{seconds}}', '60')}</p>`),
      [en.warning.logOut, en.warning.stay].map((answer) => html.includes(`>${answer}</button>`)),
    ]).toEqual([true, [true, true]]);
  });

  test('SES-05: the document admits the state', async () => {
    const states = await Promise.all(
      [[], [warned], [began(false), refused], [refused]].map(async (events) => {
        const { html } = await open(...events);
        return /data-scope="session" data-state="([^"]*)"/.exec(html)?.[1];
      }),
    );
    expect(states).toEqual([
      'authenticated.tokens.fresh authenticated.presence.active',
      'authenticated.tokens.fresh authenticated.presence.warning',
      'interrupted.inDialog',
      'anonymous',
    ]);
  });
});

test('SES-31: the menu leads to the member’s own page and list, in their language, and out', () => {
  const session = createActor(sessionMachine, { input: { memberId: 'camille', parked: null, jitter: 1 } });
  const html = renderScreen(<AccountEntries lang="fr" session={session} />);
  expect(html).toBe(
    `<li><a href="/fr/profile">${en.menu.mine}</a></li><li><a href="/fr/ma-liste">${en.menu.list}</a></li><li><button type="button">${en.menu.logOut}</button></li>`,
  );
});
