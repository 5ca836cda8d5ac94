import { expect, test } from 'vitest';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
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
