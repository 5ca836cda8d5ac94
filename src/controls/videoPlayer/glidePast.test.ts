import { expect, test } from 'vitest';
import { glidePast } from './glidePast.ts';

test('VID-22: the page glides to a hundred pixels above the end of its first window', () => {
  const places: unknown[] = [];
  glidePast({ innerHeight: 900, scrollTo: (place: unknown) => places.push(place) });
  expect(places).toEqual([{ top: 800, behavior: 'smooth' }]);
});
