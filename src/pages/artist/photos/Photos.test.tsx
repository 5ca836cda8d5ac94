import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { Photos } from './Photos.tsx';

test.each([
  ['opens over the page', {}, [true, 'open.loading']],
  ['with Ctrl is the browser’s: another tab', { ctrlKey: true }, [false, 'closed']],
  ['with Cmd is the browser’s, too', { metaKey: true }, [false, 'closed']],
  ['of the middle button, too', { button: 1 }, [false, 'closed']],
])('ARD-04: a press on a photo %s', async (_, held, expected) => {
  openWindow();
  vi.stubGlobal('history', { state: null, back: () => {} });
  vi.stubGlobal(
    'History',
    class {
      pushState() {}
    },
  );
  vi.stubGlobal(
    'Image',
    class {
      decode = () => new Promise(() => {});
    },
  );
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
