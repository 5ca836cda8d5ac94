import { act } from 'react';
import { expect, test } from 'vitest';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Viewer } from './Viewer.tsx';

const draw = (shown: 'photo' | 'loading' | 'failed', place = 1) =>
  renderScreen(
    <Viewer
      {...{ shown, place }}
      photo={{ url: '/p/2.avif', thumbnail: null, title: '' }}
      count={3}
      caption="Scene 2"
      send={() => {}}
    />,
  );

/** The live parts, with what they say. */
const spoken = (html: string) =>
  [...html.matchAll(/<(\w+) [^>]*role="(status|alert)"[^>]*>(.*?)<\/\1>/gs)].map(([, , role, says = '']) => [
    role,
    textOf(says),
  ]);

test.each([
  ['photo', []],
  ['loading', [['status', 'Loading...']]],
  ['failed', [['alert', expect.stringContaining('Try again')]]],
] as const)('ARD-04: of a photo one hears that it is %s, and its place', (shown, before) => {
  expect(spoken(draw(shown))).toEqual([...before, ['status', expect.stringContaining('2')]]);
});

test.each([
  [0, ['true', 'false']],
  [1, ['false', 'false']],
  [2, ['false', 'true']],
])('ARD-04: the ways to the other photos have names, and stay at the ends (photo %i)', (place, ends) => {
  const turning = partsOf(draw('photo', place), 'button').slice(1);
  expect(turning.map((button) => valuesOf(button, 'aria-disabled').join())).toEqual(ends);
  expect(turning.map((button) => valuesOf(button, 'aria-label').join())).toEqual([
    'Previous photo',
    'Next photo',
  ]);
});

/** A viewer in a page, and what it asks for. */
const begin = async (shown: 'photo' | 'failed' = 'photo') => {
  openWindow();
  const asked: string[] = [];
  const { find } = await renderLive(
    <Viewer
      shown={shown}
      place={1}
      photo={{ url: '/p/2.avif', thumbnail: null, title: '' }}
      count={3}
      caption="Scene 2"
      send={({ type }) => asked.push(type)}
    />,
  );
  const happen = async (event: Event, more: object = {}) => {
    Object.assign(event, more);
    await act(async () => find('img').dispatchEvent(event));
    return event.defaultPrevented;
  };
  return {
    asked,
    find,
    pressButton: (name: string) =>
      act(async () =>
        [...document.querySelectorAll('button')]
          .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name)
          ?.click(),
      ),
    happen,
    press: (key: string, held: object = {}) =>
      happen(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })),
    point: (type: string, clientX: number, isPrimary = true) =>
      happen(new MouseEvent(type, { clientX, bubbles: true }), { isPrimary }),
  };
};

test('ARD-04: arrows, Home and End turn to other photos; keys of the browser stay its own', async () => {
  const { asked, press } = await begin();
  const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'a'];
  const isTaken = [];
  for (const key of keys) isTaken.push(await press(key));
  expect([isTaken, asked]).toEqual([
    [true, true, true, true, false],
    ['previous.asked', 'next.asked', 'first.asked', 'last.asked'],
  ]);
  for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
    expect([await press('ArrowLeft', held), asked.length]).toEqual([false, 4]);
});

test.each([
  ['to the left', 100, 60, ['next.asked']],
  ['to the right', 100, 140, ['previous.asked']],
  ['that is none', 100, 139, []],
])('ARD-04: a swipe %s', async (_, from, to, expected) => {
  const { asked, point } = await begin();
  await point('pointerdown', from);
  await point('pointerup', to);
  expect(asked).toEqual(expected);
});

test('ARD-04: a touch that the browser takes for itself, or of a second finger, is no swipe', async () => {
  const { asked, point } = await begin();
  await point('pointerdown', 100);
  await point('pointercancel', 20);
  await point('pointerup', 20);
  await point('pointerdown', 100, false);
  await point('pointerup', 20);
  expect(asked).toEqual([]);
});

test('ARD-04: each button asks for its photo, and the viewer is closed by its own', async () => {
  const { asked, find, pressButton } = await begin();
  for (const name of ['Previous photo', 'Next photo', 'Close']) await pressButton(name);
  expect(asked).toEqual(['previous.asked', 'next.asked', 'viewer.dismissed']);
  expect([find('img').getAttribute('src'), find('img').alt]).toEqual(['/p/2.avif', 'Scene 2']);
});

test('ARD-04: a photo that failed is asked for again, the keys stay with the viewer; it can be seen on its own', async () => {
  const { asked, find, pressButton } = await begin('failed');
  await pressButton('Try again');
  const stage = find('a').closest('[tabindex="-1"]');
  expect([asked, document.activeElement === stage, find('a').getAttribute('href')]).toEqual([
    ['retry.pressed'],
    true,
    '/p/2.avif',
  ]);
});

test('ARD-04: of how many photos it is which', () => {
  expect([0, 2].map((place) => spoken(draw('photo', place)))).toEqual([
    [['status', '1 of 3']],
    [['status', '3 of 3']],
  ]);
});
