import { expect, test } from 'vitest';
import { createQueue, TooBusy } from './atOnce.ts';

test('META-01: few are drawn at the same time, some wait in their order, and more are refused at once', async () => {
  const queue = createQueue({ atOnce: 2, waiting: 1 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) =>
    queue(() => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<string>();
      ends.set(name, () => resolve(name));
      return promise;
    });
  const [a, b, c] = [work('a'), work('b'), work('c')];
  await expect(work('d')).rejects.toThrow(TooBusy);
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.();
  expect(await b).toBe('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const end of ends.values()) end();
  expect(await Promise.all([a, c])).toEqual(['a', 'c']);
});

test('META-01: what fails leaves its place', async () => {
  const queue = createQueue({ atOnce: 1, waiting: 0 });
  await expect(queue(() => Promise.reject(new Error('No paint')))).rejects.toThrow('No paint');
  expect(await queue(() => Promise.resolve('drawn'))).toBe('drawn');
});
