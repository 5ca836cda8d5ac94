import { expect, onTestFinished, test } from 'vitest';
import { ThreadEnded } from '../threads/thread.ts';
import { createPreparing } from './preparing.ts';

const open = (threads: number) => {
  const { prepare, close } = createPreparing(new URL('testing/namingThread.ts', import.meta.url), threads);
  onTestFinished(close);
  const prepared = async (original: string): Promise<string> => {
    const answer = await prepare({ original, shelf: 'shelf' });
    return 'name' in answer ? answer.name : answer.fault;
  };
  return { prepared, close };
};

test('PIC-03: of one thread each picture has its turn, in order; a thread that is idle for a moment goes on', async () => {
  const { prepared } = open(1);
  const order: string[] = [];
  const note = async (original: string): Promise<string> => {
    const name = await prepared(original);
    order.push(name);
    return name;
  };
  await Promise.all(['a', 'b', 'c'].map(note));
  expect(order).toEqual(['a 1', 'b 2', 'c 3']);
  expect(await note('d')).toBe('d 1');
});

test('PIC-03: one that takes long holds up no other thread; one that fails is followed by the next', async () => {
  const { prepared, close } = open(2);
  const endless = prepared('endless');
  const failed = prepared('full');
  await expect(failed).rejects.toThrow('No space');
  expect([await prepared('a'), await prepared('b')]).toEqual(['a 2', 'b 3']);
  close();
  await expect(endless).rejects.toThrow(ThreadEnded);
});

test('PIC-03: once it closes, no picture that waits is begun', async () => {
  const { prepared, close } = open(1);
  const endless = prepared('endless');
  const begun: string[] = [];
  void prepared('waits').then(
    (name) => begun.push(name),
    () => null,
  );
  close();
  await expect(endless).rejects.toThrow(ThreadEnded);
  // Another thread starts, and answers twice: as long as that one would have needed.
  const { prepared: elsewhere } = open(1);
  for (const one of ['a', 'b']) await elsewhere(one);
  expect(begun).toEqual([]);
});
