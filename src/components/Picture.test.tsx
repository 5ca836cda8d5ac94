import { act } from 'react';
import { expect, test } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Picture } from './Picture.tsx';

const named = (html: string): string[] => html.match(/(?:role|alt|aria-label)="[^"]*"/g) ?? [];

test.each([
  ['a picture', '/a.avif', 'Galas', ['alt="Galas"']],
  ['the ground in its place', null, 'Galas', ['role="img"', 'aria-label="Galas"']],
  ['a picture for the eye alone', '/a.avif', '', ['alt=""']],
  ['the ground for the eye alone', null, '', []],
])('VID-06: %s says what it shows', (_, src, alt, expected) => {
  expect(named(renderScreen(<Picture src={src} alt={alt} />))).toEqual(expected);
});

/** How the browser tells of every picture that React finds on the page. */
const found = (complete: boolean, naturalWidth: number) => {
  openWindow();
  const images: object = Object.getPrototypeOf(document.createElement('img'));
  Object.defineProperties(images, {
    complete: { get: () => complete, configurable: true },
    naturalWidth: { get: () => naturalWidth, configurable: true },
  });
};

test.each([
  ['came', true, 640, ['alt="Galas"']],
  ['is on its way', false, 0, ['alt="Galas"']],
  ['failed', true, 0, ['role="img"', 'aria-label="Galas"']],
])('VID-06: of a picture that %s before the scripts one sees the same', async (_, complete, width, told) => {
  found(complete, width);
  const { html } = await renderLive(<Picture src="/a.avif" alt="Galas" />);
  expect(named(html())).toEqual(told);
});

test('VID-06: where a picture fails the ground stands, and another one in its place is tried', async () => {
  found(false, 0);
  const { find, html, redraw } = await renderLive(<Picture src="/a.avif" alt="Galas" />);
  await act(async () => find('img').dispatchEvent(new Event('error')));
  expect(named(html())).toEqual(['role="img"', 'aria-label="Galas"']);
  await redraw(<Picture src="/b.avif" alt="Galas" />);
  expect(find('img').getAttribute('src')).toBe('/b.avif');
});

test.each([
  ['a prepared picture', '/pictures/4b553dc28ac02d12afcaed2d-700x420-d0cebb/700.webp', true],
  ['any other', '/a.avif', false],
])('PIC-07: on a card %s is offered in the sizes that it has', (_, src, isSized) => {
  expect(renderScreen(<Picture src={src} />).includes('srcSet')).toBe(isSized);
});

test('PIC-07: a picture in the first screen is fetched at once, any other once it comes near', () => {
  const loading = (isUrgent?: boolean) =>
    /loading="(\w+)"/.exec(renderScreen(<Picture src="/a.avif" {...(isUrgent && { isUrgent })} />))?.[1];
  expect([loading(), loading(true)]).toEqual(['lazy', 'eager']);
});
