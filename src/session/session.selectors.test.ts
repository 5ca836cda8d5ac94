import { expect, test, vi } from 'vitest';
import { createFakeBrowser } from './testing/fakeBrowser.ts';
import { createFakeMemberServer } from './testing/fakeMemberServer.ts';
import {
  isActing,
  isInterrupted,
  isMember,
  isOutElsewhere,
  isWarned,
  refusalOf,
} from './session.selectors.ts';

const noon = Date.parse('2027-06-15T12:00:00Z');
const minute = 60_000;

const openTab = () => {
  const server = createFakeMemberServer(noon);
  const browser = createFakeBrowser(server);
  const tab = browser.open();
  const { session } = tab.memberSession;
  const told = () => {
    const state = session.getSnapshot();
    const all = { isMember, isWarned, isInterrupted, isActing, isOutElsewhere };
    const those = Object.entries(all)
      .filter(([, select]) => select(state))
      .map(([name]) => name);
    return { is: those, refusal: refusalOf(state), acts: tab.memberSession.isActing() };
  };
  const begin = () =>
    session.send({
      type: 'action.began',
      intent: { kind: 'like', programmation: '7', key: 'k' },
      isGuarded: false,
    });
  return { ...tab, server, browser, session, told, begin };
};
const nothing = { is: [], refusal: '', acts: false };

test('SES-12: a visitor is none of it; a member is one, also while they are asked whether they are there', () => {
  const { told, logIn, server, document } = openTab();
  expect([told(), refusalOf(undefined)]).toEqual([nothing, '']);
  logIn('sam');
  expect(told()).toEqual({ ...nothing, is: ['isMember'] });
  server.pass(29 * minute);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told()).toEqual({ ...nothing, is: ['isMember', 'isWarned'] });
});

test('SES-32: an act is under way until its control has taken it, over the interruption and the login', async () => {
  const { told, logIn, begin, server, session, memberSession } = openTab();
  logIn('sam');
  begin();
  expect(told()).toEqual({ is: ['isMember', 'isActing'], refusal: '', acts: true });
  server.revoke('sam-1');
  session.send({ type: 'refresh.asked' });
  await vi.waitFor(() => expect(told().is).toEqual(['isInterrupted', 'isActing']));
  logIn('sam');
  expect(told()).toEqual({ is: ['isMember', 'isActing'], refusal: '', acts: true });
  memberSession.takeIntent('like', '7');
  expect(told()).toEqual({ ...nothing, is: ['isMember'] });
});

test('SES-13: who is out because of another tab is told so; who logs out is not', async () => {
  const { told, logIn, session, left } = openTab();
  logIn('sam');
  session.send({ type: 'signedOut.elsewhere', isOwnLogin: true });
  expect(told()).toEqual({ ...nothing, is: ['isOutElsewhere'] });
  logIn('sam');
  expect(told().is).toEqual(['isMember']);
  session.send({ type: 'logout.pressed' });
  await vi.waitFor(() => expect(left).toEqual(['elsewhere', 'asked']));
  expect(told()).toEqual(nothing);
});

test('SES-11: the server’s words are told as long as nobody has logged in again', async () => {
  const { told, logIn, session, server, left } = openTab();
  logIn('sam');
  const body = JSON.stringify({ error: { code: 'blocked', message: 'Call us.' } });
  server.instead.push(() => Promise.resolve(new Response(body, { status: 403 })));
  session.send({ type: 'refresh.asked' });
  await vi.waitFor(() => expect(left).toEqual(['expired']));
  expect(told()).toEqual({ ...nothing, refusal: 'Call us.' });
});
