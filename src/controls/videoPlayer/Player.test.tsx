import { expect, test } from 'vitest';
import { plainHtml, textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Player } from './Player.tsx';

test.each([
  [{ kind: 'file', src: '/films/gala.mp4' }, '<video src="/films/gala.mp4" poster="/gala.jpg"'],
  [
    { kind: 'embed', id: 'abcdefghijk', href: 'https://www.youtube.com/watch?v=abcdefghijk' },
    '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk?',
  ],
] as const)('VID-20: after a press on play a film loads, and says so (%o)', (film, player) => {
  const html = plainHtml(renderScreen(<Player title="Gala" film={film} poster="/gala.jpg" captions={[]} />));
  expect(
    html.startsWith(`<div data-scope="videoPlayer" data-state="loading" aria-busy="true">${player}`),
  ).toBe(true);
  expect([valuesOf(html, 'role'), textOf(/<p role="status">.*?<\/p>/.exec(html)?.[0] ?? '')]).toEqual([
    ['status'],
    'Loading...',
  ]);
  expect(html).not.toContain('<button');
});
