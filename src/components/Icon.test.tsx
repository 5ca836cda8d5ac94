import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Icon, type IconName } from './Icon.tsx';

const names = {
  venue: true,
  outdoor: true,
  online: true,
  down: true,
  arrow: true,
  external: true,
  close: true,
  menu: true,
  calendar: true,
  ticket: true,
  x: true,
  youtube: true,
  facebook: true,
  instagram: true,
  tiktok: true,
  heart: true,
  liked: true,
  check: true,
  share: true,
  user: true,
  search: true,
  near: true,
} satisfies Record<IconName, true>;

test('icons: every icon is in the sprite, and nothing else', () => {
  const sprite = readFileSync(new URL('../../public/icons/sprite.svg', import.meta.url), 'utf8');
  const drawn = Array.from(sprite.matchAll(/<symbol id="(\w+)"/g), ([, id]) => id);
  expect(drawn).toEqual(Object.keys(names));
});

test('icons: an icon takes the colour of the text, and is silent', () => {
  expect(renderScreen(<Icon name="tiktok" />)).toBe(
    '<svg aria-hidden="true"><use href="/icons/sprite.svg#tiktok"></use></svg>',
  );
});
