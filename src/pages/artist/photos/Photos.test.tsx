import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { Photos } from './Photos.tsx';

const photos = [1, 2].map((place) => ({ url: `/p/${place}.avif`, thumbnail: null, title: '' }));

/** A browser whose photos come or do not. */
const openGallery = (decode: () => Promise<void>) => {
  openWindow();
  vi.stubGlobal('history', { state: null, back: () => {} });
  vi.stubGlobal(
    'History',
    class {
      pushState() {}
      replaceState() {}
    },
  );
  vi.stubGlobal(
    'Image',
    class {
      decode = decode;
    },
  );
};

test('ARD-04: a photo that has come is in the viewer, by its name or its place', async () => {
  openGallery(() => Promise.resolve());
  const { find, until } = await renderLive(<Photos name="Ana Bel" photos={photos} />);
  await act(async () => find('a', 1).click());
  await until(() => expect(find('div').dataset['state']).toBe('open.shown'));
  await until(() => expect(find('dialog').querySelector('h2')?.textContent).toBe('Ana Bel, photo 2 of 2'));
  expect(find('dialog').querySelector('img')?.getAttribute('src')).toBe('/p/2.avif');
});

test('ARD-04: where the viewer itself does not come the page says so, with the photo on its own, and asks again', async () => {
  openGallery(() => Promise.resolve());
  const queries = new QueryClient();
  // As its code would fail without a network.
  const ask = vi.spyOn(queries, 'fetchQuery').mockRejectedValue(new TypeError('offline'));
  const { find, html, until } = await renderLive(<Photos name="Ana Bel" photos={photos} />, { queries });
  await act(async () => find('a').click());
  await until(() => expect(html()).toContain('role="alert"'));
  const notice = () =>
    [...document.querySelectorAll('[role=alert] > *')].map(({ textContent }) => textContent);
  const way = document.querySelector('[role=alert] a')?.getAttribute('href');
  expect([notice(), way]).toEqual([
    ['This photo could not be loaded.', 'Try again', 'Open it on its own'],
    '/p/1.avif',
  ]);
  await act(async () => document.querySelector<HTMLElement>('[role=alert] button')?.click());
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([
  ['opens over the page', {}, [true, 'open.loading']],
  ['with Ctrl is the browser’s: another tab', { ctrlKey: true }, [false, 'closed']],
  ['with Cmd is the browser’s, too', { metaKey: true }, [false, 'closed']],
  ['of the middle button, too', { button: 1 }, [false, 'closed']],
])('ARD-04: a press on a photo %s', async (_, held, expected) => {
  openGallery(() => new Promise(() => {}));
  const { find } = await renderLive(
    <Photos name="Ana Bel" photos={[{ url: '/p/1.avif', thumbnail: null, title: '' }]} />,
  );
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...held });
  // The link is not followed in any case.
  const isTaken: boolean[] = [];
  document.addEventListener('click', (event) => {
    isTaken.push(event.defaultPrevented);
    event.preventDefault();
  });
  await act(async () => find('a').dispatchEvent(press));
  expect([isTaken[0], find('div').dataset['state']]).toEqual(expected);
});
