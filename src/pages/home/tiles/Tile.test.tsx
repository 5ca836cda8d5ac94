import { expect, test } from 'vitest';
import { partsOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Tile } from './Tile.tsx';

const tile = {
  id: '1',
  status: true,
  format: 'THIRD_WIDTH' as const,
  title: 'Outdoors',
  text_color: '#ffffff',
  link: null,
  image: '/a.avif',
  video: null,
  hover_image: '/b.avif',
  hover_video: null,
};

test('HOM-12: a tile without a link turns by a button that has its name, and says which side is up', () => {
  const [button = ''] = partsOf(renderScreen(<Tile tile={tile} />), 'button');
  expect([valuesOf(button, 'aria-label').join(), valuesOf(button, 'aria-pressed')]).toEqual([
    expect.stringContaining('Outdoors'),
    ['false'],
  ]);
});
