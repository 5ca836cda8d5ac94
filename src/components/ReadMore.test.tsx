import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settings } from '#machines/settings.ts';

test('LAY-27: the browser folds at 150 px before any script, an artist’s text at its own height, as the script does', () => {
  const { limit, ofArtist } = settings.readMore;
  const css = readFileSync('src/components/ReadMore.module.css', 'utf8');
  const limits = [...css.matchAll(/^(\.readMore[^ ]*) \{\s*--limit: (\d+)px;/gm)];
  expect(limits.map(([, selector, height]) => [selector, Number(height)])).toEqual([
    ['.readMore', limit],
    [`.readMore[data-limit='${ofArtist}']`, ofArtist],
  ]);
  expect(css).toMatch(/\[data-state='collapsed'\] \.fold \{\s*max-height: var\(--limit\);/);
  expect(css).toMatch(
    /\(scripting: enabled\) \{\s*\.readMore\[data-state='short'\] \.fold \{\s*max-height: var\(--limit\);/,
  );
  expect(limit).toBe(150);
});
