import { expect, test } from 'vitest';
import { listenToPresence } from './presence.ts';

const fakeWindow = (hidden: boolean, onLine: boolean) =>
  Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { hidden }),
    navigator: { onLine },
  });

test('LDR-08: nothing is told of a page that is seen and has a network, until that changes', () => {
  const window = fakeWindow(false, true);
  const told: string[] = [];
  const stop = listenToPresence(window, ({ type }) => told.push(type));
  expect(told).toEqual([]);
  window.document.hidden = true;
  window.document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  window.document.hidden = false;
  window.document.dispatchEvent(new Event('visibilitychange'));
  stop();
  window.dispatchEvent(new Event('offline'));
  expect(told).toEqual(['page.hidden', 'went.offline', 'went.online', 'page.shown']);
});

test('LDR-08: a page that starts hidden and without a network says so', () => {
  const told: string[] = [];
  listenToPresence(fakeWindow(true, false), ({ type }) => told.push(type));
  expect(told).toEqual(['page.hidden', 'went.offline']);
});
