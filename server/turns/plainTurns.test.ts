import { expect, onTestFinished, test, vi } from 'vitest';
import { NoTurn } from './noTurn.ts';
import { PlainTurns } from './plainTurns.ts';

const longestWait = 1_000;

test('META-01: few are made at the same time, some wait in their order, and more are refused at once', async () => {
  const turns = new PlainTurns({ atOnce: 2, waiting: 1, longestWait });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) =>
    turns.run(() => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<string>();
      ends.set(name, () => resolve(name));
      return promise;
    });
  const [a, b, c] = [work('a'), work('b'), work('c')];
  await expect(work('d')).rejects.toThrow(NoTurn);
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.();
  expect(await b).toBe('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const end of ends.values()) end();
  expect(await Promise.all([a, c])).toEqual(['a', 'c']);
});

test('META-01: what fails leaves its place', async () => {
  const turns = new PlainTurns({ atOnce: 1, waiting: 0, longestWait });
  await expect(turns.run(() => Promise.reject(new Error('No paint')))).rejects.toThrow('No paint');
  expect(await turns.run(() => Promise.resolve('drawn'))).toBe('drawn');
});

test('META-01: what has waited for too long is refused, leaves its place to another, and is never begun', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const turns = new PlainTurns({ atOnce: 1, waiting: 2, longestWait });
  const begun: string[] = [];
  const { promise: end, resolve: endFirst } = Promise.withResolvers<string>();
  const work = (name: string, ends = Promise.resolve(name)) =>
    turns.run(() => {
      begun.push(name);
      return ends;
    });
  const first = work('a', end);
  const tired = expect(work('b')).rejects.toThrow(NoTurn);
  vi.advanceTimersByTime(longestWait - 1);
  const patient = work('c');
  await expect(work('d')).rejects.toThrow(NoTurn);
  vi.advanceTimersByTime(1);
  await tired;
  const last = work('e');
  endFirst('a');
  expect(await Promise.all([first, patient, last])).toEqual(['a', 'c', 'e']);
  expect(begun).toEqual(['a', 'c', 'e']);
});

test('META-01: how many have a turn and how many wait is known at any moment', async () => {
  const turns = new PlainTurns({ atOnce: 2, waiting: 2, longestWait });
  const counts: [taken: number, waiting: number][] = [];
  const note = (): void => void counts.push([turns.taken, turns.waiting]);
  note();
  await turns.take();
  note();
  await turns.take();
  const waiting = [turns.take(), turns.take(true)];
  note();
  turns.give();
  note();
  turns.give();
  await Promise.all(waiting);
  note();
  turns.give();
  note();
  turns.give();
  note();
  expect(counts).toEqual([
    [0, 0],
    [1, 0],
    [2, 2],
    [2, 1],
    [2, 0],
    [1, 0],
    [0, 0],
  ]);
});

test('META-01: who goes first is let in before those who came earlier', async () => {
  const turns = new PlainTurns({ atOnce: 1, waiting: 2, longestWait });
  await turns.take();
  const order: string[] = [];
  const enter = (name: string, goesFirst: boolean) =>
    turns.take(goesFirst).then(() => {
      order.push(name);
      turns.give();
    });
  const all = [enter('a', false), enter('b', false), enter('first', true), enter('second', true)];
  turns.give();
  await Promise.all(all);
  expect(order).toEqual(['first', 'second', 'a', 'b']);
});

test('META-01: who comes after a long rest is given the whole standstill', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const turns = new PlainTurns({ atOnce: 1, waiting: 2, longestWait, standstill: longestWait / 2 });
  const told: string[] = [];
  const enter = (name: string) =>
    turns.take().then(
      () => told.push(name),
      (caught: unknown) => told.push(String(caught)),
    );
  await turns.take();
  void enter('a');
  turns.give();
  await vi.advanceTimersByTimeAsync(10 * longestWait);
  void enter('b');
  await vi.advanceTimersByTimeAsync(longestWait / 2 - 1);
  expect(told).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['a', 'NoTurn: nobody is let in']);
});
