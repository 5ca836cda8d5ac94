import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { listening } from '../port.ts';
import { settings } from '../settings.ts';
import { createManualClock } from '../testing/manualClock.ts';
import { type VideoPlayerEvent, videoPlayerMachine } from './videoPlayer.machine.ts';

/** The reader does what the tests have them do. */
const machine = videoPlayerMachine.provide({ actors: { reader: listening(() => {}) } });

const start = (begins: 'poster' | 'pressed' | 'background') => {
  const clock = createManualClock();
  const actor = createActor(machine, { input: { begins }, clock }).start();
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  return {
    clock,
    emitted,
    after: (...events: VideoPlayerEvent[]) => {
      for (const event of events) actor.send(event);
      return actor.getSnapshot().value;
    },
    presses: () => actor.getSnapshot().context.presses,
  };
};

const pressed = { type: 'play.pressed' } as const;
const [played, paused, broke] = [
  { type: 'film.played' },
  { type: 'film.paused' },
  { type: 'film.broke' },
] as const;
const ended = (top = 0) => ({ type: 'film.ended', top }) as const;
const told = (isReduced: boolean) => ({ type: 'preference.told', isReduced }) as const;
const scrolled = { type: 'reader.scrolled' } as const;
const toggled = { type: 'motion.toggled' } as const;

describe('VID-20: the player', () => {
  test('VID-20: a poster until play is pressed, whatever a film elsewhere tells', () => {
    expect(start('poster').after(played, paused, ended(), broke, told(false), toggled)).toBe('poster');
    expect(start('poster').after(pressed)).toBe('loading');
    expect(start('pressed').after()).toBe('loading');
  });

  test('VID-20: it plays, is paused, goes on and ends as the film tells', () => {
    const player = start('pressed');
    expect([
      player.after(played),
      player.after(paused),
      player.after(played),
      player.after(ended()),
      player.after(played),
    ]).toEqual(['playing', 'paused', 'playing', 'ended', 'playing']);
    expect(start('pressed').after(paused)).toBe('paused');
  });

  test('VID-20: a film that breaks, or does not come in time, has failed; each press is a new film', () => {
    for (const before of [[], [played], [played, paused]])
      expect(start('pressed').after(...before, broke)).toBe('failed');
    const late = start('pressed');
    late.clock.fire(settings.videoPlayer.patience);
    expect([late.after(played), late.presses()]).toEqual(['failed', 1]);
    expect([late.after(pressed), late.presses()]).toEqual(['loading', 2]);
    expect([late.after(played, ended(), pressed), late.presses()]).toEqual(['loading', 3]);
    const inTime = start('pressed');
    inTime.after(played);
    expect(() => inTime.clock.fire(settings.videoPlayer.patience)).toThrow('armed: none');
  });
});

describe('VID-22: in the background', () => {
  const resting = { background: 'resting' };
  const running = { background: 'running' };

  test('VID-22: it plays by itself once it is known that the visitor does not mind', () => {
    const film = start('background');
    expect([film.after(), film.after(told(true)), film.after(told(false)), film.after(told(true))]).toEqual([
      resting,
      resting,
      running,
      resting,
    ]);
  });

  test('VID-22: it has a Pause, and rests where it cannot be played', () => {
    const film = start('background');
    expect([film.after(told(false), toggled), film.after(toggled), film.after(broke)]).toEqual([
      resting,
      running,
      resting,
    ]);
  });

  test('VID-22: at its end it plays again, over and over, and glides past itself once', () => {
    const film = start('background');
    expect(film.after(told(false), ended(), ended(), ended())).toEqual(running);
    expect(film.emitted).toEqual(['replayed', 'glided', 'replayed', 'replayed']);
  });

  test('VID-22: it glides from less than 100 px below the top only', () => {
    const film = start('background');
    film.after(told(false), ended(100), ended(99));
    expect(film.emitted).toEqual(['replayed', 'replayed', 'glided']);
  });

  test.each([
    ['has scrolled, also back to the top', [told(false), scrolled]],
    ['has scrolled before it played', [scrolled, told(false)]],
    ['wants less motion and pressed Play', [told(true), toggled]],
    ['has told nothing and pressed Play', [toggled]],
  ])('VID-22: nobody is moved who %s', (_name, before) => {
    const film = start('background');
    expect(film.after(...before, ended())).toEqual(running);
    expect(film.emitted).toEqual(['replayed']);
  });
});
