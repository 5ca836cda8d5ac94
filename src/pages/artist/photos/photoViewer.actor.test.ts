import { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { providePhotoViewer } from './photoViewer.actor.ts';

const photos = ['/p/1.avif', '/p/2.avif'].map((url) => ({ url, thumbnail: null, title: '' }));

test.each([
  ['of its first photo', { photoViewer: 0 }, ['open', 0], []],
  ['of its last photo', { photoViewer: 1 }, ['open', 1], []],
  ['of a photo that is not there any more', { photoViewer: 2 }, ['closed', 0], ['router']],
  ['of the page', { key: 'a' }, ['closed', 0], ['router']],
  ['of nobody', null, ['closed', 0], ['router']],
])('ARD-04: Forward to an entry %s', (_, state, look, expected) => {
  openWindow();
  vi.stubGlobal('history', { state, back: () => {} });
  const heard: string[] = [];
  const actor = createActor(
    providePhotoViewer(new QueryClient(), photos, () => new Promise(() => {})),
  ).start();
  addEventListener('popstate', () => heard.push('router'));
  dispatchEvent(new Event('popstate'));
  const { value, context } = actor.getSnapshot();
  expect([[typeof value === 'string' ? value : 'open', context.photo], heard]).toEqual([look, expected]);
  actor.stop();
});

/** A history whose viewer has just opened its second photo, and what is done to it. */
const open = () => {
  openWindow();
  const done: unknown[] = [];
  const entry: { state: object | null; back: () => void } = {
    state: { key: 'a' },
    back: () => done.push('back'),
  };
  vi.stubGlobal('history', entry);
  vi.stubGlobal(
    'History',
    class {
      pushState(state: object) {
        entry.state = state;
        done.push(['push', state]);
      }
      replaceState(state: object) {
        entry.state = state;
        done.push(['replace', state]);
      }
    },
  );
  const actor = createActor(
    providePhotoViewer(new QueryClient(), photos, () => new Promise(() => {})),
  ).start();
  const heard: string[] = [];
  addEventListener('popstate', () => heard.push('router'));
  actor.send({ type: 'photo.pressed', photo: 1, count: 2 });
  const isOpen = () => actor.getSnapshot().value !== 'closed';
  return { actor, done, entry, heard, isOpen };
};
const pushed = ['push', { key: 'a', photoViewer: 1 }];

test('ARD-04: the viewer has an entry of the history, which knows its photo', () => {
  const { actor, done } = open();
  actor.send({ type: 'previous.asked' });
  actor.stop();
  expect(done.slice(0, 2)).toEqual([pushed, ['replace', { key: 'a', photoViewer: 0 }]]);
});

test('ARD-04: Back closes the viewer, of which the router hears nothing; what comes later it hears', () => {
  const { actor, done, entry, heard, isOpen } = open();
  entry.state = { key: 'a' };
  const seen = [isOpen()];
  dispatchEvent(new Event('popstate'));
  seen.push(isOpen());
  dispatchEvent(new Event('popstate'));
  expect([seen, done, heard]).toEqual([[true, false], [pushed], ['router']]);
  actor.stop();
});

test('ARD-04: who closes it otherwise goes back themselves, once, which the router does not hear', () => {
  const { actor, done, entry, heard, isOpen } = open();
  actor.send({ type: 'viewer.dismissed' });
  entry.state = { key: 'a' };
  dispatchEvent(new Event('popstate'));
  dispatchEvent(new Event('popstate'));
  expect([isOpen(), done, heard]).toEqual([false, [pushed, 'back'], ['router']]);
  actor.stop();
});

test('ARD-04: the photo that is asked for is the one that is fetched', async () => {
  openWindow();
  vi.stubGlobal('history', { state: { photoViewer: 1 }, back: () => {} });
  const asked: string[] = [];
  const actor = createActor(
    providePhotoViewer(new QueryClient(), photos, async (url) => void asked.push(url)),
  ).start();
  actor.send({ type: 'photo.pressed', photo: 1, count: 2 });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ open: 'shown' }));
  actor.stop();
  expect(asked).toEqual(['/p/2.avif']);
});
