import { expect, test } from 'vitest';
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
