import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeLimits } from './limits.ts';
import { goFirst, Turns, waitOnce } from './turns.ts';

const { standstill, wait, waiting } = storeLimits;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => vi.useRealTimers());

/** The fate of every request for a turn, in order. */
const watch = (turns: Turns) => {
  const heard: string[] = [];
  const ask = (name: string): Promise<void> =>
    turns.take().then(
      () => void heard.push(name),
      (caught: unknown) => void heard.push(`${name}: ${String(caught)}`),
    );
  return { heard, ask };
};
const late = 'StoreUnavailable: The database is unavailable: no turn came in time';
const stuck = 'StoreUnavailable: The database is unavailable: nobody is let in';
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe('QA: turns', () => {
  test('as many as there are places are let in at once, the others in their order', async () => {
    const turns = new Turns(2);
    const { heard, ask } = watch(turns);
    for (const name of ['a', 'b', 'c', 'd']) void ask(name);
    await pass(0);
    expect(heard).toEqual(['a', 'b']);
    turns.give();
    turns.give();
    await pass(0);
    expect(heard).toEqual(['a', 'b', 'c', 'd']);
  });

  test('a place that nobody waited for is there for the next', async () => {
    const turns = new Turns(1);
    const { heard, ask } = watch(turns);
    await ask('a');
    turns.give();
    await ask('b');
    void ask('c');
    await pass(0);
    expect(heard).toEqual(['a', 'b']);
  });

  test('where nobody is let in, those who wait are refused after the longest standstill', async () => {
    const { heard, ask } = watch(new Turns(1));
    void ask('a');
    void ask('b');
    await pass(standstill - 1);
    void ask('c');
    expect(heard).toEqual(['a']);
    await pass(1);
    expect(heard).toEqual(['a', `b: ${stuck}`]);
    await pass(standstill - 1);
    expect(heard).toEqual(['a', `b: ${stuck}`, `c: ${stuck}`]);
  });

  test('the standstill begins with the last one who is let in', async () => {
    const turns = new Turns(1);
    const { heard, ask } = watch(turns);
    for (const name of ['a', 'b', 'c']) void ask(name);
    await pass(1_000);
    turns.give();
    await pass(standstill - 1);
    expect(heard).toEqual(['a', 'b']);
    await pass(1);
    expect(heard).toEqual(['a', 'b', `c: ${stuck}`]);
  });

  test('where others are let in, it is waited for longer, until the wait is over', async () => {
    const turns = new Turns(1);
    const { heard, ask } = watch(turns);
    for (let count = 0; count < 20; count += 1) void ask(String(count));
    for (let passed = 0; passed + 500 < wait; passed += 500) {
      await pass(500);
      turns.give();
    }
    await pass(499);
    expect(heard).toEqual(Array.from({ length: 14 }, (_, index) => String(index)));
    await pass(1);
    expect(heard.slice(14)).toEqual(Array.from({ length: 6 }, (_, index) => `${index + 14}: ${late}`));
  });

  test('one who was refused is not let in later', async () => {
    const turns = new Turns(1);
    const { heard, ask } = watch(turns);
    void ask('a');
    void ask('b');
    await pass(standstill);
    void ask('c');
    turns.give();
    await pass(0);
    expect(heard).toEqual(['a', `b: ${stuck}`, 'c']);
  });

  test('one request has one wait, however often it asks', async () => {
    const [first, second, third] = [new Turns(1), new Turns(1), new Turns(1)];
    const { heard, ask } = watch(third);
    await Promise.all([first.take(), second.take(), ask('before')]);
    void waitOnce(async () => {
      await first.take();
      await second.take();
      await ask('asked');
    });
    const part = Math.floor(wait / 3);
    for (const turns of [first, second]) {
      await pass(part);
      turns.give();
    }
    await pass(wait - 2 * part - 1);
    expect(heard).toEqual(['before']);
    await pass(1);
    expect(heard).toEqual(['before', `asked: ${late}`]);
  });

  test('a wait within another one ends with it', async () => {
    const turns = new Turns(1);
    const { heard, ask } = watch(turns);
    await ask('before');
    void waitOnce(async () => {
      await turns.take();
      await waitOnce(() => ask('asked'));
    });
    await pass(standstill - 1);
    turns.give();
    await pass(wait - standstill);
    expect(heard).toEqual(['before']);
    await pass(1);
    expect(heard).toEqual(['before', `asked: ${late}`]);
  });

  test('who goes first is let in before all who wait, in the order of those who do', async () => {
    const turns = new Turns(1);
    const { heard, ask } = watch(turns);
    for (const name of ['a', 'b']) void ask(name);
    for (const name of ['first', 'second']) void goFirst(() => ask(name));
    for (let count = 0; count < 3; count += 1) {
      await pass(0);
      turns.give();
    }
    await pass(0);
    expect(heard).toEqual(['a', 'first', 'second', 'b']);
    expect(turns.waiting).toBe(0);
  });

  test('one too many is refused at once', async () => {
    const turns = new Turns(1);
    const { heard, ask } = watch(turns);
    for (let count = 0; count <= waiting; count += 1) void ask(String(count));
    await pass(0);
    expect(heard).toEqual(['0']);
    await ask('one more');
    expect(heard.slice(1)).toEqual([
      `one more: StoreUnavailable: The database is unavailable: ${waiting} wait already`,
    ]);
  });
});
