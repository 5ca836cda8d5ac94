import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { holdSession } from '#e2e/pageObjects/heldSession.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses, demoShow, festival } from '#e2e/site/festival.ts';
import { forgetDoings, logIn } from '#e2e/site/member.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

const series = ['the42', 'comedycon', 'headliners', 'outdoors', 'street'] as const;

/** The tiles of a page: the series of each, and its look. */
const tilesOn = (page: Page) =>
  page.locator('[data-scope="calendar"] section li:not([inert] *):has(> a > time)').evaluateAll((tiles) =>
    tiles.map((tile) => {
      const label = tile.querySelector('a p > span:not([data-kind])');
      const link = tile.querySelector('a');
      return {
        series: tile.getAttribute('data-series'),
        colour: link ? getComputedStyle(link).backgroundColor : '',
        icon: label ? getComputedStyle(label, '::before').clipPath : '',
        name: label?.textContent ?? '',
      };
    }),
  );

for (const lang of languages) {
  const { types } = words[lang].format;

  test(`TOR-07 (${lang}): the calendar's tiles have the colour, the icon and the name of their series`, async ({
    page,
  }) => {
    const looks = [];
    for (const type of series) {
      await open(page, `${addresses[lang].calendar}?month=${festival.busiestMonth}&type=${type}`);
      const tiles = (await tilesOn(page)).filter((tile) => tile.series !== null);
      expect([type, ...new Set(tiles.map((tile) => JSON.stringify(tile)))]).toHaveLength(2);
      expect(tiles[0]).toMatchObject({ series: type, name: types[type] });
      looks.push(tiles[0]);
    }
    await open(page, `${addresses[lang].calendar}?month=${festival.busiestMonth}&city=Montréal`);
    const plain = (await tilesOn(page)).find((tile) => tile.series === null);
    expect(plain).toMatchObject({ icon: '', name: '' });
    const all = [...looks, plain];
    for (const part of ['colour', 'icon', 'name'] as const)
      expect(new Set(all.map((look) => look?.[part])).size).toBe(all.length);
  });
}

test('WSH-09: on a Toronto page the wishlist comes from the same path as everywhere', async ({
  page,
  running,
}) => {
  const tokens = await logIn(running, 'camille');
  await forgetDoings(running, tokens);
  await holdSession(page, tokens);
  const heart = page.locator('[data-scope="wishlist"]').first();
  await open(page, demoShow.en);
  await expect(page.locator('[data-layout="toronto"]')).toBeVisible();
  await expect(heart).toMatchState('off');
  await heart.getByRole('button').click();
  await expect(heart).toMatchState('on');

  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/.*wishlist/.test(pathname)) asked.push(`${request.method()} ${pathname}${search}`);
  });
  await page.reload();
  await expect(heart).toMatchState('on');
  expect([...new Set(asked)]).toEqual(['GET /api/member/v1/me/programmationwishlists?items_per_page=all']);
  await forgetDoings(running, tokens);
});
