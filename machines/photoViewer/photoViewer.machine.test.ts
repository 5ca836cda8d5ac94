import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { listening } from '../port.ts';
import { type PhotoTurned, type PhotoViewerEvent, photoViewerMachine } from './photoViewer.machine.ts';

/** A viewer whose photos arrive, or fail, at the test's command. */
const open = (count = 3) => {
  const asked: { photo: number; signal: AbortSignal; settle: () => void; fail: () => void }[] = [];
  const entries = { pushed: 0, left: 0 };
  /** The photo that the entry of the history knows. */
  let kept: number | null = null;
  let back: () => void = () => undefined;
  let forward: (photo: number) => void = () => undefined;
  const machine = photoViewerMachine.provide({
    actors: {
      fetchPhoto: fromPromise<null, { photo: number }>(
        ({ input: { photo }, signal }) =>
          new Promise((resolve, reject) => {
            asked.push({ photo, signal, settle: () => resolve(null), fail: () => reject(new Error('404')) });
          }),
      ),
      awaitEntry: listening<Extract<PhotoViewerEvent, { type: 'entry.returned' }>>((send) => {
        forward = (photo) => send({ type: 'entry.returned', photo, count });
        return () => {
          forward = () => undefined;
        };
      }),
      keepEntry: listening<Extract<PhotoViewerEvent, { type: 'entry.left' }>, PhotoTurned, { photo: number }>(
        (send, receive, { photo }) => {
          entries.pushed += 1;
          kept = photo;
          receive((turned) => {
            kept = turned.photo;
          });
          back = () => send({ type: 'entry.left' });
          return () => {
            entries.left += 1;
          };
        },
      ),
    },
  });
  const actor = createActor(machine).start();
  const look = () => {
    const { value, context } = actor.getSnapshot();
    return { value, photo: context.photo };
  };
  const come = async () => {
    asked.at(-1)?.settle();
    await Promise.resolve();
    await Promise.resolve();
  };
  const fail = async () => {
    asked.at(-1)?.fail();
    await Promise.resolve();
    await Promise.resolve();
  };
  const press = (photo: number) => actor.send({ type: 'photo.pressed', photo, count });
  const send = (type: Exclude<PhotoViewerEvent['type'], 'photo.pressed' | 'entry.returned'>) =>
    actor.send({ type });
  return {
    look,
    come,
    fail,
    press,
    send,
    asked,
    entries,
    kept: () => kept,
    back: () => back(),
    forward: (photo: number) => forward(photo),
  };
};

describe('ARD-04: the photos in full', () => {
  test('ARD-04: the photo that was pressed is fetched, then shown', async () => {
    const viewer = open();
    viewer.press(1);
    expect(viewer.look()).toEqual({ value: { open: 'loading' }, photo: 1 });
    expect(viewer.asked.map(({ photo }) => photo)).toEqual([1]);
    await viewer.come();
    expect(viewer.look()).toEqual({ value: { open: 'shown' }, photo: 1 });
  });

  test('ARD-04: one turns on and back, to the first and the last, and not beyond them', async () => {
    const viewer = open(3);
    viewer.press(0);
    await viewer.come();
    viewer.send('previous.asked');
    viewer.send('first.asked');
    expect(viewer.look()).toEqual({ value: { open: 'shown' }, photo: 0 });
    viewer.send('last.asked');
    expect(viewer.look()).toEqual({ value: { open: 'loading' }, photo: 2 });
    viewer.send('next.asked');
    viewer.send('last.asked');
    expect(viewer.look().photo).toBe(2);
    viewer.send('previous.asked');
    expect(viewer.look().photo).toBe(1);
    viewer.send('first.asked');
    expect(viewer.look().photo).toBe(0);
  });

  test('ARD-04: the only photo has no other', () => {
    const viewer = open(1);
    viewer.press(0);
    for (const type of ['next.asked', 'previous.asked', 'first.asked', 'last.asked'] as const)
      viewer.send(type);
    expect([viewer.look().photo, viewer.asked.length]).toEqual([0, 1]);
  });

  test('ARD-04: a photo that comes late, when another one is asked for, shows nowhere', async () => {
    const viewer = open();
    viewer.press(0);
    viewer.send('next.asked');
    viewer.asked[0]?.settle();
    await Promise.resolve();
    await Promise.resolve();
    expect(viewer.look()).toEqual({ value: { open: 'loading' }, photo: 1 });
    expect(viewer.asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  test('ARD-04: a photo that fails can be tried again, and the others be turned to', async () => {
    const viewer = open();
    viewer.press(0);
    await viewer.fail();
    expect(viewer.look()).toEqual({ value: { open: 'failed' }, photo: 0 });
    viewer.send('retry.pressed');
    expect(viewer.look()).toEqual({ value: { open: 'loading' }, photo: 0 });
    await viewer.fail();
    viewer.send('next.asked');
    expect(viewer.look()).toEqual({ value: { open: 'loading' }, photo: 1 });
  });

  test('ARD-04: it has one entry of the history while it is open, and Back closes it', () => {
    const viewer = open();
    viewer.press(0);
    viewer.send('next.asked');
    expect(viewer.entries).toEqual({ pushed: 1, left: 0 });
    viewer.back();
    expect([viewer.look().value, viewer.entries]).toEqual(['closed', { pushed: 1, left: 1 }]);
    viewer.press(2);
    viewer.send('viewer.dismissed');
    expect([viewer.look().value, viewer.entries]).toEqual(['closed', { pushed: 2, left: 2 }]);
  });

  test('ARD-04: the entry knows the photo that is seen, and Forward opens it there again', () => {
    const viewer = open();
    viewer.press(0);
    expect(viewer.kept()).toBe(0);
    viewer.send('next.asked');
    viewer.send('last.asked');
    expect(viewer.kept()).toBe(2);
    viewer.send('previous.asked');
    expect(viewer.kept()).toBe(1);
    viewer.back();
    viewer.forward(1);
    expect(viewer.look()).toEqual({ value: { open: 'loading' }, photo: 1 });
    // While it is open nobody comes back to it.
    viewer.forward(2);
    expect(viewer.look().photo).toBe(1);
    viewer.send('first.asked');
    expect([viewer.look().photo, viewer.kept()]).toEqual([0, 0]);
  });
});
