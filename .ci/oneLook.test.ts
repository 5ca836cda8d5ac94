import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { singleLooks } from './oneLook.ts';

test('journeys: a page that may still change is looked at again until it is as expected', () => {
  const files = globSync('e2e/{journeys,pageObjects,site}/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.map((file) => [file, singleLooks(file, readFileSync(file, 'utf8'))] as const);
  expect(found.filter(([, looks]) => looks.length > 0)).toEqual([]);
});

test.each([
  ['expect(await hits.count()).toBe(2);', ['count']],
  ['expect.soft((await bar.boundingBox())?.height).toBe(80);', ['boundingBox']],
  ['expect([await title.innerText(), 1]).toEqual(["x", 1]);', ['innerText']],
  ['expect(await read(await page.screenshot())).toBe("x");', ['screenshot']],
])('control: one look is found: %s', (code, looks) => {
  expect(singleLooks('a.spec.ts', `test('x', async () => { ${code} });`)).toEqual(looks);
});

test.each([
  'await expect(hits).toHaveCount(2);',
  'await expect.poll(() => hits.count()).toBe(2);',
  'await expect.poll(async () => (await bar.boundingBox())?.height).toBe(80);',
  'await expect(async () => { expect(await hits.count()).toBe(2); }).toPass();',
  'expect((await ask(site, path)).status).toBe(404);',
  'const before = await hits.count(); expect(before).toBe(2);',
])('control: what looks again, and what is no page, is not: %s', (code) => {
  expect(singleLooks('a.spec.ts', `test('x', async () => { ${code} });`)).toEqual([]);
});
