import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { type MotionEvent, motionMachine } from './motion.machine.ts';

const told = (isReduced: boolean) => ({ type: 'preference.told', isReduced }) as const;
const toggled = { type: 'toggled' } as const;

const after = (input: { isReduced?: boolean }, ...events: MotionEvent[]) => {
  const actor = createActor(motionMachine, { input }).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot().value;
};

describe('SHW-04: a film that plays by itself', () => {
  test('SHW-04: it stands still until the browser has told what the visitor prefers', () => {
    expect(after({})).toBe('paused');
    expect(after({}, told(false))).toBe('playing');
  });

  test('SHW-04: reduced motion leaves the poster, and Play plays all the same', () => {
    expect(after({}, told(true))).toBe('paused');
    expect(after({}, told(true), toggled)).toBe('playing');
  });

  test('SHW-04: Pause stops it, Play goes on', () => {
    expect(after({ isReduced: false }, toggled)).toBe('paused');
    expect(after({ isReduced: false }, toggled, toggled)).toBe('playing');
  });

  test('SHW-04: a browser that refuses to play leaves the poster with its Play', () => {
    expect(after({ isReduced: false }, { type: 'playback.refused' })).toBe('paused');
  });

  test('TOR-06: a preference that changes while it moves is heeded', () => {
    expect(after({ isReduced: false }, told(true))).toBe('paused');
  });
});
