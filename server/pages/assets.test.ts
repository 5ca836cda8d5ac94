import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAssets } from './assets.ts';

/** The entry and a screen share a part; the screen's own styles come after it. */
const manifest = {
  'index.html': { file: 'assets/entry.js', imports: ['_shared.js'], css: ['assets/entry.css'] },
  '_shared.js': { file: 'assets/shared.js', name: 'shared', css: ['assets/shared.css'] },
  'src/ShowScreen.tsx': {
    file: 'assets/show.js',
    name: 'ShowScreen',
    imports: ['_button.js', '_shared.js'],
    css: ['assets/show.css'],
  },
  '_button.js': {
    file: 'assets/button.js',
    name: 'button',
    imports: ['_shared.js'],
    css: ['assets/button.css'],
  },
};

let folder: string;
const write = (built: object): void => {
  mkdirSync(join(folder, '.vite'), { recursive: true });
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(built));
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chapiteau-assets-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['entry', 'shared', 'show', 'button'])
    writeFileSync(join(folder, 'assets', `${name}.css`), `.${name}{}\n`);
  write(manifest);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a view’s scripts are its chunks’ and what they import, each once, without the entry', async () => {
  const { script, scriptsOf } = await readAssets(folder);
  expect(script).toBe('/assets/entry.js');
  expect(scriptsOf([])).toEqual(['/assets/shared.js']);
  expect(scriptsOf(['ShowScreen'])).toEqual(['/assets/shared.js', '/assets/button.js', '/assets/show.js']);
});

test('a chunk is known by its name and by its source; one that is not there has nothing', async () => {
  const { scriptsOf } = await readAssets(folder);
  expect(scriptsOf(['src/ShowScreen.tsx'])).toEqual(scriptsOf(['ShowScreen']));
  expect(scriptsOf(['Nothing'])).toEqual(scriptsOf([]));
});

test('the styles of what is imported come first, so that a screen’s own win', async () => {
  const { stylesOf } = await readAssets(folder);
  expect(stylesOf([])).toEqual({
    addresses: ['/assets/shared.css', '/assets/entry.css'],
    css: '.shared{}.entry{}',
  });
  expect(stylesOf(['ShowScreen'])).toEqual({
    addresses: ['/assets/shared.css', '/assets/entry.css', '/assets/button.css', '/assets/show.css'],
    css: '.shared{}.entry{}.button{}.show{}',
  });
});

test('styles that two parts share are there once, where they are needed first', async () => {
  const css = ['assets/shared.css', 'assets/button.css'];
  write({ ...manifest, '_button.js': { ...manifest['_button.js'], css } });
  const { stylesOf } = await readAssets(folder);
  expect(stylesOf(['button'])).toEqual({
    addresses: ['/assets/shared.css', '/assets/entry.css', '/assets/button.css'],
    css: '.shared{}.entry{}.button{}',
  });
});

test('a build without an entry stops the start', async () => {
  const { 'index.html': _, ...rest } = manifest;
  write(rest);
  await expect(readAssets(folder)).rejects.toThrow('The build has no index.html');
});
