import { expect, test, vi } from 'vitest';
import { createKeptTickets } from '#src/storage/keptTickets.ts';
import { leaveDeleted } from './leaveDeleted.ts';
import { createFakeBrowser } from './testing/fakeBrowser.ts';
import { createFakeMemberServer } from './testing/fakeMemberServer.ts';

const noon = Date.parse('2027-06-15T12:00:00Z');
const half = 30 * 60_000;

/** Sam’s tab, on a device that keeps Sam’s tickets. */
const openSam = () => {
  const server = createFakeMemberServer(noon);
  const browser = createFakeBrowser(server);
  const kept = createKeptTickets(() => browser.shared);
  kept.write({ member: 'sam', tickets: [] });
  const tab = browser.open();
  tab.logIn('sam');
  return { ...tab, server, kept };
};
type Sam = ReturnType<typeof openSam>;

test.each<[string, boolean, (tab: Sam) => unknown]>([
  ['asked', false, ({ memberSession }) => memberSession.session.send({ type: 'logout.pressed' })],
  [
    'expired',
    true,
    ({ server, memberSession }) => {
      server.revoke('sam-1');
      memberSession.session.send({ type: 'refresh.asked' });
    },
  ],
  [
    'inactive',
    true,
    ({ server, document }) => {
      server.pass(half);
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])(
  'PKT-03: who is out for the reason "%s" keeps the tickets on this device: %s',
  async (reason, isKept, leave) => {
    const tab = openSam();
    leave(tab);
    await vi.waitFor(() => expect(tab.left).toEqual([reason]));
    expect(tab.kept.read()).toEqual(isKept ? { member: 'sam', tickets: [] } : null);
  },
);

test('PKT-03: a tab that is out because another one was inactive keeps them, too', async () => {
  const server = createFakeMemberServer(noon);
  const browser = createFakeBrowser(server);
  const kept = createKeptTickets(() => browser.shared);
  const [first, second] = [browser.open(), browser.open()];
  first.logIn('sam');
  second.logIn('sam');
  kept.write({ member: 'sam', tickets: [] });
  server.pass(half);
  first.document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect([first.left, second.left]).toEqual([['inactive'], ['elsewhere']]));
  expect(kept.read()).toEqual({ member: 'sam', tickets: [] });
});

test('PKT-03: the deletion of the account removes them, and is told once', async () => {
  const { kept, left, memberSession, logIn } = openSam();
  let told = 0;
  leaveDeleted(memberSession.session, () => (told += 1));
  await vi.waitFor(() => expect([left, kept.read(), told]).toEqual([['asked'], null, 1]));
  logIn('sam');
  memberSession.session.send({ type: 'logout.pressed' });
  await vi.waitFor(() => expect([left.length, told]).toEqual([2, 1]));
});

test('PKT-03: the same member finds them again, another one removes them', () => {
  const { kept, logIn } = openSam();
  logIn('sam');
  expect(kept.read()).toEqual({ member: 'sam', tickets: [] });
  logIn('camille');
  expect(kept.read()).toBeNull();
});
