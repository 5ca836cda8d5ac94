import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as letOthersGo } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { watchFolder } from './watchFolder.ts';

test('a watched folder is worked on after every change, and the end waits for the work that has begun', async () => {
  const folder = makeFolder({ 'shows/a.yaml': '' });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const last = Promise.withResolvers<void>();
  const works = [Promise.resolve(), last.promise];
  let begun = 0;
  const work = (): Promise<void> => works[begun++] ?? Promise.resolve();
  const ending = new AbortController();
  let isOver = false;
  const watching = watchFolder(folder, work, ending.signal).then(() => {
    isOver = true;
  });
  for (const [at, file] of ['a.yaml', 'shows/a.yaml'].entries()) {
    writeFileSync(join(folder, file), 'changed');
    await expect.poll(() => begun).toBe(at + 1);
  }
  ending.abort();
  await letOthersGo();
  expect(isOver).toBe(false);
  last.resolve();
  await watching;
  expect([isOver, begun]).toEqual([true, 2]);
});

test('a change during a work is worked on once that work is over', async () => {
  const folder = makeFolder({});
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'a.yaml');
  const [begun, told, end] = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const done: string[] = [];
  const ending = new AbortController();
  const watching = watchFolder(
    folder,
    async () => {
      const text = readFileSync(file, 'utf8');
      begun?.resolve();
      await end?.promise;
      done.push(text);
    },
    ending.signal,
  );
  writeFileSync(file, 'old');
  await begun?.promise;
  // Another watch tells when the change is known.
  const witness = watchFolder(folder, async () => told?.resolve(), ending.signal);
  writeFileSync(file, 'new');
  await told?.promise;
  end?.resolve();
  await expect.poll(() => done).toEqual(['old', 'new']);
  ending.abort();
  await Promise.all([watching, witness]);
});

test('a change during the last work of a watch is not worked on any more', async () => {
  const folder = makeFolder({});
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [begun, told, end] = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const [ending, ofWitness] = [new AbortController(), new AbortController()];
  let works = 0;
  const watching = watchFolder(
    folder,
    async () => {
      works += 1;
      begun?.resolve();
      await end?.promise;
    },
    ending.signal,
  );
  writeFileSync(join(folder, 'a.yaml'), 'old');
  await begun?.promise;
  const witness = watchFolder(folder, async () => told?.resolve(), ofWitness.signal);
  writeFileSync(join(folder, 'a.yaml'), 'new');
  await told?.promise;
  ending.abort();
  end?.resolve();
  await watching;
  ofWitness.abort();
  await witness;
  expect(works).toBe(1);
});

test('a watch that has ended before it began ends at once', async () => {
  const folder = makeFolder({});
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await expect(watchFolder(folder, () => Promise.resolve(), AbortSignal.abort())).resolves.toBeUndefined();
});
