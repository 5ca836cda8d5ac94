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
