import type { Locator, Page } from '@playwright/test';
import { toBuffer } from 'bwip-js/node';
import sharp from 'sharp';
import * as v from 'valibot';
import { languages, type Language } from '#contract/address/language.ts';
import { bookingItem, type BookingItem } from '#contract/wire/member/booking.ts';
import type { TokenPair } from '#contract/wire/member/session.ts';
import { holdSession } from '#e2e/pageObjects/heldSession.ts';
import { motionEnded } from '#e2e/pageObjects/motionEnded.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { tabTo } from '#e2e/pageObjects/tabTo.ts';
import { askMemberApi, forgetDoings, logIn } from '#e2e/site/member.ts';
import { expect, test } from '#e2e/site/test.ts';
import { like, words } from '#e2e/site/words.ts';
import { dateOf } from '#e2e/walks/memberShow.ts';
import { readCode } from '#server/testing/readCode.ts';

/** Phones from small to large, in CSS pixels; a screenshot has one pixel for each: the fewest of any phone. */
const phones = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
];
/** A scanner's view of a screenshot: sharp, out of focus, from farther away. */
const looks: Record<string, (picture: Buffer) => Promise<Buffer>> = {
  plain: (picture) => Promise.resolve(picture),
  'blurred by 1.5 px': (picture) => sharp(picture).blur(1.5).png().toBuffer(),
  'scaled to 70 %': async (picture) => {
    const { width } = await sharp(picture).metadata();
    return sharp(picture)
      .resize(Math.round(width * 0.7))
      .png()
      .toBuffer();
  },
};
/** ZXing's reading in each look of the page. */
const readLooks = async (page: Page): Promise<Record<string, string | null>> => {
  const picture = await page.screenshot();
  const read = Object.entries(looks).map(async ([name, look]) => {
    const code = await readCode(await look(picture));
    return [name, code && `${code.format} ${code.text}`] as const;
  });
  return Object.fromEntries(await Promise.all(read));
};
const allLooks = (read: string | null) => Object.fromEntries(Object.keys(looks).map((name) => [name, read]));

const pictures = '**/v1/me/creditbooking/*/barcode/rebuilt';
const itemsAnswer = v.object({ data: v.object({ items: v.array(bookingItem) }) });

let tokens: TokenPair;
let booked: BookingItem;

test.beforeEach(async ({ page, running }) => {
  tokens = await logIn(running, 'camille');
  const { token } = tokens;
  await forgetDoings(running, tokens);
  const { ids } = await dateOf(running);
  const body = { ...ids, status: 'true' };
  await askMemberApi(running, 'POST', '/v1/me/creditbooking', { token, body });
  const list = await askMemberApi(running, 'GET', '/v1/me/creditbookings', { token });
  const [item] = v.parse(itemsAnswer, await list.json()).data.items;
  if (!item) throw new Error('Nothing was reserved');
  booked = item;
  await holdSession(page, tokens);
});
test.afterEach(({ running }) => forgetDoings(running, tokens));

const ticketOn = (page: Page, lang: Language) => {
  const text = words[lang].memberLists.admission;
  const dialog = page.getByRole('dialog');
  return {
    text,
    dialog,
    button: page.getByRole('button', { name: text.show }),
    picture: dialog.getByRole('img', { name: like(text.alt) }),
  };
};

/** The ticket over the profile. `lang`: of the page. */
const showTicket = async (page: Page, lang: Language) => {
  await open(page, `/${lang}/profile`);
  const ticket = ticketOn(page, lang);
  await ticket.button.click();
  return ticket;
};
const drawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
/** Also drawn: a picture may be in the page before it is on the screen. */
const showDrawnTicket = async (page: Page, lang: Language) => {
  const ticket = await showTicket(page, lang);
  await expect.poll(() => ticket.picture.evaluate(drawn)).toBe(true);
  // It slides in.
  await motionEnded(page);
  return ticket;
};

for (const [index, { width, height }] of phones.entries()) {
  const lang = languages[index % languages.length] ?? 'fr';

  test(
    `RES-25: a scanner reads the ticket in ${lang} on a screen of ${width} px: plain, out of focus and from farther away`,
    { tag: '@slow' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await showDrawnTicket(page, lang);
      await expect.poll(() => readLooks(page)).toEqual(allLooks(`QRCode ${booked.code}`));
    },
  );

  test(
    `RES-25: control: of the bar code of 32 characters the same scanner reads nothing at ${width} px`,
    { tag: '@slow' },
    async ({ page }) => {
      const old = { bcid: 'code128', includetext: true, backgroundcolor: 'FFFFFF', height: 14, scale: 3 };
      const text = booked.uuid.replaceAll('-', '').toUpperCase();
      const body = await toBuffer({ ...old, padding: 4, text });
      expect((await readCode(body))?.text).toBe(text);
      await page.route(pictures, (route) => route.fulfill({ body, contentType: 'image/png' }));
      await page.setViewportSize({ width, height });
      await showDrawnTicket(page, lang);
      await expect.poll(() => readLooks(page)).toEqual(allLooks(null));
    },
  );
}

/** Of the smallest QR code: modules of a side, and of the white that scanners need around it. */
const [modules, quiet] = [21, 4];
const smallest = 3;

/** The size of a module of the code, and whether the quiet zone, the picture's outermost modules, is white. */
const measure = async (page: Page, picture: Locator) => {
  const box = await picture.boundingBox();
  if (!box) throw new Error('There is no picture');
  const clip = {
    x: Math.ceil(box.x),
    y: Math.ceil(box.y),
    width: Math.floor(box.width) - 1,
    height: Math.floor(box.height) - 1,
  };
  const module = Math.min(box.width, box.height) / (modules + 2 * quiet);
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The edge between the last white module and the first dark one may be drawn over a pixel of both.
  const white = Math.floor(quiet * module) - 2;
  const isWhite = (x: number, y: number): boolean =>
    data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).every((level) => level === 255);
  const isInside = (at: number, size: number): boolean => at >= white && at < size - white;
  const isQuiet = Array.from({ length: info.height }, (_, y) => y).every((y) =>
    Array.from({ length: info.width }, (_, x) => x).every(
      (x) => (isInside(x, info.width) && isInside(y, info.height)) || isWhite(x, y),
    ),
  );
  return { isLegible: module >= smallest, isQuiet, text: (await readCode(await page.screenshot()))?.text };
};

const media: Record<string, Parameters<Page['emulateMedia']>[0]> = {
  'as it is': {},
  'in the dark': { colorScheme: 'dark' },
  'with more contrast': { contrast: 'more' },
  'in the colours of the system': { forcedColors: 'active', colorScheme: 'dark' },
};
for (const [says, features] of Object.entries(media))
  test(
    `RES-25: ${says}, a module is at least 3 px wide at 320 px, with four of white around the code`,
    { tag: '@slow' },
    async ({ page }) => {
      await page.emulateMedia(features);
      await page.setViewportSize({ width: 320, height: 568 });
      const { picture } = await showDrawnTicket(page, 'fr');
      // It slides in.
      await expect
        .poll(() => measure(page, picture))
        .toEqual({ isLegible: true, isQuiet: true, text: booked.code });
      const overflow = await page.evaluate(() => {
        const dialog = document.querySelector('dialog');
        return dialog === null || dialog.scrollWidth > dialog.clientWidth;
      });
      expect(overflow).toBe(false);
    },
  );

for (const lang of languages) {
  test(`RES-25 (${lang}): the ticket fills the screen, says what it is for and its code in words, and gives the focus back`, async ({
    page,
  }) => {
    await open(page, `/${lang}/profile`);
    const { dialog, button, picture, text } = ticketOn(page, lang);
    const title = booked.show?.title[lang] ?? '';
    await expect(button).toHaveAccessibleName(like(text.showOf.replace('{{title}}', title)));
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveAccessibleName(title);
    // It slides in.
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(dialog.locator('time')).toHaveAttribute('datetime', booked.show?.start ?? '');
    await expect(dialog).toContainText(`${booked.show?.venue} · ${booked.show?.city}`);
    const spelt = /^(.{4})(.{4})(.{4})$/.exec(booked.code ?? '')?.slice(1);
    await expect(dialog.getByText(text.code)).toHaveText(`${text.code} ${spelt?.join(' ')}`);
    await expect(dialog).toContainText(text.hint);
    await expect(picture).toHaveAccessibleName(like(text.alt.replace('{{title}}', title)));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: words[lang].layout.popup.close }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test.describe(`without an answer (${lang})`, () => {
    test.use({ expectedTrouble: /Failed to load resource/ });

    test(
      `RES-25 (${lang}): a ticket that does not come says so, its code can be read out, and it can be asked for again`,
      { tag: '@slow' },
      async ({ page }) => {
        await page.route(pictures, (route) => route.abort());
        const { dialog, picture, text } = await showTicket(page, lang);
        await expect(dialog.getByRole('status')).toHaveText(`${text.failed} ${text.readOut}`);
        await expect(dialog.getByText(text.code)).toBeVisible();
        await page.unroute(pictures);
        await dialog.getByRole('button', { name: words[lang].memberLists.retry }).click();
        await expect.poll(() => picture.evaluate(drawn)).toBe(true);
        await expect.poll(async () => (await readCode(await page.screenshot()))?.text).toBe(booked.code);
      },
    );
  });
}

test('RES-25: a ticket that is on its way says so, and can be left', { tag: '@slow' }, async ({ page }) => {
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(pictures, async (route) => {
    await held;
    await route.continue();
  });
  const { dialog, button, picture } = await showTicket(page, 'en');
  await expect(dialog.getByRole('status')).toHaveText(words.en.memberLists.loading);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await button.click();
  answer();
  await expect.poll(() => picture.evaluate(drawn)).toBe(true);
});

test('RES-25: lying on its side the phone still shows all of it', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  const { dialog, text } = await showDrawnTicket(page, 'fr');
  await expect.poll(() => readLooks(page)).toEqual(allLooks(`QRCode ${booked.code}`));
  for (const part of [dialog.getByText(text.code), dialog.getByText(text.hint)])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test.describe('without a network', () => {
  test.use({
    // The page's prefetches may fail: these tests are not about them.
    expectedTrouble:
      /Failed to load resource|ERR_INTERNET_DISCONNECTED|dynamically imported module|preload CSS|content\.failed/,
  });

  test(
    'RES-25: a ticket that was in the list is shown without a network, also on the way back from another page',
    { tag: '@slow' },
    async ({ context, page }) => {
      const answered = page.waitForResponse(pictures);
      await open(page, '/en/profile');
      const { button, dialog, picture } = ticketOn(page, 'en');
      await expect(button).toBeVisible();
      await (await answered).finished();
      const seeWithoutNetwork = async () => {
        await context.setOffline(true);
        await button.click();
        await expect.poll(() => picture.evaluate(drawn)).toBe(true);
        // It slides in.
        await expect.poll(async () => (await readCode(await page.screenshot()))?.text).toBe(booked.code);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await context.setOffline(false);
      };
      await seeWithoutNetwork();
      const booking = page.getByRole('article');
      await booking.getByRole('link', { name: booked.show?.title.en ?? '' }).click();
      await expect(page.locator('[data-scope="reservation"]').first()).toMatchState({ resting: 'reserved' });
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await page.goBack();
      await seeWithoutNetwork();
    },
  );
});

test.describe('a host that tells no code', () => {
  test(
    'RES-25: of a host that tells no code the picture alone is the ticket',
    { tag: '@slow' },
    async ({ page }) => {
      await page.route('**/v1/me/creditbookings*', async (route) => {
        const response = await route.fetch();
        const { data } = v.parse(itemsAnswer, await response.json());
        const items = data.items.map(({ code: _, ...item }) => item);
        await route.fulfill({ response, json: { data: { items } } });
      });
      const { dialog, text } = await showDrawnTicket(page, 'en');
      await expect.poll(async () => (await readCode(await page.screenshot()))?.text).toBe(booked.code);
      await expect(dialog.getByText(text.code)).toHaveCount(0);
    },
  );
});
