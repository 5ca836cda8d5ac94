import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { AttemptKept } from '#machines/login/login.setup.ts';
import { createFakeStorage } from '#src/session/testing/fakeBrowser.ts';
import { createSafeStorage } from '#src/storage/safeStorage.ts';
import { createPendingAttempts } from './pendingAttempt.ts';

const second = 1_000;
const minute = 60 * second;
const attempt = {
  username: 'camille@example.test',
  token: 'pending-1',
  triesLeft: 5,
  isResent: false,
  codeLeft: 10 * minute,
  pauseLeft: 30 * second,
};

/** A tab's storage, a form that has stored an attempt, and the attempt that a reloaded page finds. */
const openTab = (...told: AttemptKept[]) => {
  let now = Date.parse('2027-06-15T12:00:00Z');
  const storage = createFakeStorage();
  const form = () =>
    createPendingAttempts(
      createSafeStorage(() => storage),
      () => now,
    );
  const keeper = createActor(form().keep).start();
  const tell = (...events: AttemptKept[]) => events.forEach((event) => keeper.send(event));
  tell(...told);
  return {
    storage,
    tell,
    leave: () => keeper.stop(),
    pass: (ms: number) => {
      now += ms;
    },
    reload: () => form().read(),
    holds: () => storage.getItem('pending_login') !== null,
  };
};
const began: AttemptKept = { type: 'attempt.began', attempt };

test('SES-04: a page that is loaded anew finds the attempt as it was, the time that passed taken off', () => {
  const tab = openTab(began);
  tab.pass(12 * second);
  tab.tell({ type: 'try.counted', triesLeft: 3 });
  tab.leave();
  expect(tab.reload()).toEqual({
    ...attempt,
    triesLeft: 3,
    codeLeft: 10 * minute - 12 * second,
    pauseLeft: 18 * second,
  });
  tab.pass(18 * second);
  expect(tab.reload()?.pauseLeft).toBe(0);
});

test('SES-04: an attempt that was found is kept with what was left of it', () => {
  const tab = openTab(began);
  tab.pass(4 * minute);
  const found = tab.reload();
  if (!found) throw new Error('No attempt');
  tab.tell({ type: 'attempt.began', attempt: found });
  tab.pass(5 * minute);
  expect(tab.reload()?.codeLeft).toBe(minute);
});

test('SES-04: a pause that begins anew leaves the ten minutes as they are', () => {
  const tab = openTab(began);
  tab.pass(minute);
  tab.tell({ type: 'pause.began' });
  tab.pass(10 * second);
  expect(tab.reload()).toMatchObject({ codeLeft: 10 * minute - 70 * second, pauseLeft: 20 * second });
});

test('SES-04: it is gone after ten minutes, not a millisecond before', () => {
  const tab = openTab(began);
  tab.pass(10 * minute - 1);
  expect([tab.reload()?.codeLeft, tab.holds()]).toEqual([1, true]);
  tab.pass(1);
  expect([tab.reload(), tab.holds()]).toEqual([null, false]);
});

test('SES-04: a clock that was set back does not keep it', () => {
  const tab = openTab(began);
  tab.pass(-minute - 1);
  expect([tab.reload(), tab.holds()]).toEqual([null, false]);
});

test('SES-04: a clock that was put right a little gives no time as a present', () => {
  const tab = openTab(began);
  tab.pass(-minute);
  expect(tab.reload()).toMatchObject({ codeLeft: 10 * minute, pauseLeft: 30 * second });
});

test('SES-04: the end of the attempt leaves nothing, and what is told afterwards begins none', () => {
  const tab = openTab(began, { type: 'attempt.ended' });
  tab.tell({ type: 'try.counted', triesLeft: 4 }, { type: 'pause.began' });
  expect([tab.reload(), tab.holds()]).toEqual([null, false]);
});

test.each([
  ['nonsense', 'nonsense'],
  ['nobody', '{}'],
  ['more tries than there are', JSON.stringify({ ...attempt, mailedAt: 0, pausedAt: 0, triesLeft: 6 })],
  ['no token', JSON.stringify({ ...attempt, token: '' })],
])('SES-04: %s in the storage is no attempt, and is cleared', (_, text) => {
  const tab = openTab();
  tab.storage.setItem('pending_login', text);
  expect([tab.reload(), tab.holds()]).toEqual([null, false]);
});
