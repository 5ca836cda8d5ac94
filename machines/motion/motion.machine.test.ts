import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { listening } from '../port.ts';
import { type MotionEvent, motionMachine } from './motion.machine.ts';

const told = (isReduced: boolean) => ({ type: 'preference.told', isReduced }) as const;
const toggled = { type: 'motion.toggled' } as const;

/** The browser tells what the tests have it tell. */
const machine = motionMachine.provide({ actors: { preference: listening(() => {}) } });

const after = (...events: MotionEvent[]) => {
  const actor = createActor(machine).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot().value;
};

describe('SHW-04: a film that plays by itself', () => {
  test('SHW-04: it stands still until the browser has told what the visitor prefers', () => {
    expect(after()).toBe('paused');
    expect(after(told(false))).toBe('playing');
  });

  test('SHW-04: reduced motion leaves the poster, and Play plays all the same', () => {
    expect(after(told(true))).toBe('paused');
    expect(after(told(true), toggled)).toBe('playing');
  });

  test('SHW-04: Pause stops it, Play goes on', () => {
    expect(after(told(false), toggled)).toBe('paused');
    expect(after(told(false), toggled, toggled)).toBe('playing');
  });

  test('SHW-04: a browser that refuses to play leaves the poster with its Play', () => {
    expect(after(told(false), { type: 'playback.refused' })).toBe('paused');
  });

  test('TOR-06: a preference that changes while it moves is heeded', () => {
    expect(after(told(false), told(true))).toBe('paused');
  });
});
