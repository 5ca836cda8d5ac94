import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { preparedLimits } from './limits.ts';
import { watchVersion } from './version.ts';

const log = createLog(() => null);

/** A version and a time that the test moves, and the number of reads. */
const createSource = () => {
  const source = { version: 1, time: 0, reads: 0, fails: false };
  const watch = watchVersion({
    log,
    elapsed: () => source.time,
    read: () => {
      source.reads += 1;
      return source.fails ? Promise.reject(new Error('away')) : Promise.resolve(source.version);
    },
  });
  return { source, watch };
};

test('caching: the version is looked at once a second at most, and by one request of many', async () => {
  const { source, watch } = createSource();
  expect(watch.isFresh()).toBe(false);
  expect(await Promise.all([watch.look(), watch.look(), watch.look()])).toEqual([1, 1, 1]);
  source.version = 2;
  source.time = 999;
  expect([watch.isFresh(), await watch.look(), source.reads]).toEqual([true, 1, 1]);
  source.time = 1_000;
  expect([watch.isFresh(), await watch.look(), source.reads]).toEqual([false, 2, 2]);
});

test('caching: a look is as old as its question, not as its answer', async () => {
  const source = { time: 0, answer: (_: number): void => undefined };
  const watch = watchVersion({
    log,
    elapsed: () => source.time,
    read: () =>
      new Promise((resolve) => {
        source.answer = resolve;
      }),
  });
  const look = watch.look();
  source.time = 1_000;
  source.answer(1);
  expect([await look, watch.isFresh()]).toEqual([1, false]);
});

test('caching: a change is told once, the first version is no change', async () => {
  const { source, watch } = createSource();
  let changes = 0;
  watch.onChange(() => {
    changes += 1;
  });
  await watch.look();
  expect(changes).toBe(0);
  source.version = 5;
  source.time = 2_000;
  await watch.look();
  source.time = 4_000;
  await watch.look();
  expect(changes).toBe(1);
});

test('caching: a lower version, as after a restored backup, is a change, too', async () => {
  const { source, watch } = createSource();
  let changes = 0;
  watch.onChange(() => {
    changes += 1;
  });
  source.version = 5;
  await watch.look();
  source.version = 4;
  source.time = 2_000;
  expect([await watch.look(), changes]).toEqual([4, 1]);
});

test('caching: while the database is away the last version goes on being served', async () => {
  const { source, watch } = createSource();
  source.fails = true;
  await expect(watch.look()).rejects.toThrow('away');
  source.fails = false;
  await watch.look();
  source.fails = true;
  source.time = 2_000;
  expect([await watch.look(), watch.isFresh()]).toEqual([1, true]);
});

test('caching: the log hears once of a database that is away, and once when it is back', async () => {
  const logged: unknown[] = [];
  let [time, fails] = [0, false];
  const watch = watchVersion({
    log: createLog((line) => logged.push(JSON.parse(line))),
    elapsed: () => time,
    read: () => (fails ? Promise.reject(new Error('away')) : Promise.resolve(1)),
  });
  const look = async () => {
    time += preparedLimits.versionLookEvery;
    await Promise.all([watch.look(), watch.look()]);
  };
  await look();
  fails = true;
  for (let again = 0; again < 3; again += 1) await look();
  const unknown = expect.objectContaining({ level: 'warn', event: 'version.unknown', reason: 'away' });
  expect(logged).toEqual([unknown]);
  fails = false;
  for (let again = 0; again < 3; again += 1) await look();
  expect(logged).toEqual([unknown, expect.objectContaining({ level: 'info', event: 'version.known' })]);
});

test('caching: a database that hangs is waited for once, half a second, and heard when it wakes', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const source = { time: 0, reads: 0, answer: (_: number): void => undefined };
  const watch = watchVersion({
    log,
    elapsed: () => source.time,
    read: () => {
      source.reads += 1;
      return new Promise((resolve) => {
        source.answer = resolve;
      });
    },
  });
  let changes = 0;
  watch.onChange(() => {
    changes += 1;
  });
  const first = watch.look();
  source.answer(1);
  expect(await first).toBe(1);

  source.time = 1_000;
  let seen: number | null = null;
  const hanging = watch.look().then((version) => (seen = version));
  await vi.advanceTimersByTimeAsync(preparedLimits.versionLookLimit - 1);
  expect(seen).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect([await hanging, watch.isFresh()]).toEqual([1, true]);

  source.time = 2_000;
  expect([watch.isFresh(), await watch.look(), source.reads]).toEqual([false, 1, 2]);
  source.answer(2);
  await vi.advanceTimersByTimeAsync(0);
  source.time = 3_000;
  const woken = watch.look();
  source.answer(2);
  expect([await woken, changes, source.reads]).toEqual([2, 1, 3]);
});

test('caching: the first look of all is waited for', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answer = Promise.withResolvers<number>();
  const watch = watchVersion({ log, read: () => answer.promise });
  const look = watch.look();
  await vi.advanceTimersByTimeAsync(preparedLimits.versionLookLimit * 2);
  answer.resolve(4);
  expect(await look).toBe(4);
});
