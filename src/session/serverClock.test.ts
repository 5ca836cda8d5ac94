import { expect, test } from 'vitest';
import { createSafeStorage } from '#src/storage/safeStorage.ts';
import { createServerClock } from './serverClock.ts';
import { createFakeStorage } from './testing/fakeBrowser.ts';

const noon = Date.parse('2027-06-15T12:00:00Z');
const minute = 60_000;

test('SES-07: until an answer says the time, it is what the page says; what an answer of the tab said is truer', () => {
  const memory = createFakeStorage();
  const open = (ahead: number) =>
    createServerClock(
      () => noon,
      ahead,
      createSafeStorage(() => memory),
    );
  const clock = open(5 * minute);
  const before = clock.now() - noon;
  expect(before).toBe(5 * minute);
  for (const said of [-2 * minute, -500]) {
    clock.heed(noon + said);
    expect([clock.now() - noon, open(5 * minute).now() - noon]).toEqual([said + 500, said + 500]);
  }
});
