import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { type ReadMoreEvent, readMoreMachine } from './readMore.machine.ts';

const measured = (size: number) => ({ type: 'content.measured', size }) as const;
const toggled = { type: 'content.toggled' } as const;

const after = (input: { limit?: number; size?: number }, ...events: ReadMoreEvent[]) => {
  const actor = createActor(readMoreMachine, { input }).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot().value;
};

describe('LAY-27: the read-more block', () => {
  test('LAY-27: 150 px exactly has no read-more', () => {
    expect(after({}, measured(150), toggled)).toBe('short');
  });

  test('LAY-27: 151 px is collapsed', () => {
    expect(after({}, measured(151))).toBe('collapsed');
  });

  test('LAY-27: the button unfolds and folds', () => {
    expect(after({}, measured(151), toggled)).toBe('expanded');
    expect(after({}, measured(151), toggled, toggled)).toBe('collapsed');
  });

  test('LAY-27: a text that grows stays as the visitor left it', () => {
    expect(after({}, measured(151), toggled, measured(400))).toBe('expanded');
    expect(after({}, measured(151), measured(400))).toBe('collapsed');
  });

  test('LAY-27: a text that fits after all loses its button', () => {
    expect(after({}, measured(151), measured(150))).toBe('short');
    expect(after({}, measured(151), toggled, measured(150))).toBe('short');
  });

  test('LAY-27: a block may have a limit of its own', () => {
    expect(after({ limit: 300 }, measured(300))).toBe('short');
    expect(after({ limit: 300 }, measured(301))).toBe('collapsed');
  });
});

describe('SHW-05: the description of a show', () => {
  const limit = 600;

  test('SHW-05: 600 characters exactly are shown whole', () => {
    expect(after({ limit, size: 600 })).toBe('short');
  });

  test('SHW-05: 601 characters are folded from the start, before anything is measured', () => {
    expect(after({ limit, size: 601 })).toBe('collapsed');
    expect(after({ limit, size: 601 }, toggled)).toBe('expanded');
  });
});
