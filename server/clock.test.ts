import { expect, test } from 'vitest';
import { createClock, epochSeconds } from './clock.ts';

/** The machine's time before and after, and what happened between. */
const between = <T>(work: () => T) => {
  const before = Temporal.Now.instant();
  const made = work();
  return { before, made, after: Temporal.Now.instant() };
};
const isInOrder = (...instants: Temporal.Instant[]): boolean =>
  instants.every(
    (each, index) => index === 0 || Temporal.Instant.compare(instants[index - 1] ?? each, each) <= 0,
  );

test('NOW: the clock starts at the given instant and runs on', () => {
  const startsAt = Temporal.Instant.from('2027-07-16T12:00:00Z');
  const { before, made, after } = between(() => {
    const clock = createClock(startsAt);
    return [clock.now(), clock.now()];
  });
  expect(isInOrder(startsAt, ...made, startsAt.add(before.until(after)))).toBe(true);
});

test('NOW: without it the clock shows the machine time', () => {
  const { before, made, after } = between(() => createClock(null).now());
  expect(isInOrder(before, made, after)).toBe(true);
});

test('epochSeconds: counts whole seconds, before the epoch too', () => {
  expect(epochSeconds(Temporal.Instant.from('2027-07-16T23:30:00.999Z'))).toBe(1815780600);
  expect(epochSeconds(Temporal.Instant.from('1969-12-31T23:59:59.500Z'))).toBe(-1);
});
