import * as v from 'valibot';
import type { Locator, Page } from '@playwright/test';
import type { TokenPair } from '#contract/wire/member/session.ts';
import { holdSession } from '#e2e/pageObjects/heldSession.ts';
import { demoShow } from '#e2e/site/festival.ts';
import { askMemberApi, forgetDoings, logIn } from '#e2e/site/member.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

const { reservation: text } = words.en;
const member = '/api/member/v1/me';
const bookings = new RegExp(`${member}/creditbooking(/|$)`);
const wishes = new RegExp(`${member}/programmationwishlist(/|$)`);

/** The browser's changes; while somebody is impatient, no answer comes. */
const holdChanges = async (page: Page, path: RegExp) => {
  const sent: string[] = [];
  let isOpen: () => void = () => {};
  let opening = Promise.resolve();
  const hold = (): void => {
    opening = new Promise((resolve) => {
      isOpen = resolve;
    });
  };
  page.on('request', (request) => {
    if (path.test(new URL(request.url()).pathname)) sent.push(request.method());
  });
  await page.route(path, async (route) => {
    await opening;
    await route.continue();
  });
  return {
    sent,
    during: async (work: () => Promise<void>): Promise<void> => {
      hold();
      await work();
      isOpen();
    },
  };
};

/** Two presses in a row, before the first can have a result. */
const impatience: readonly { says: string; press: (button: Locator) => Promise<void> }[] = [
  { says: 'a double click', press: (button) => button.dblclick() },
  {
    says: 'Enter and a click',
    press: async (button) => {
      const { mouse } = button.page();
      await button.hover();
      await button.press('Enter');
      // A busy control can still be pressed.
      await mouse.down();
      await mouse.up();
    },
  },
];

let tokens: TokenPair;

test.beforeEach(async ({ page, running }) => {
  tokens = await logIn(running, 'camille');
  await forgetDoings(running, tokens);
  await holdSession(page, tokens);
});
test.afterEach(({ running }) => forgetDoings(running, tokens));

/** The first reservable date of the show, and its later state. */
const firstDate = async (page: Page) => {
  await page.goto(demoShow.en);
  const root = page.locator('[data-scope="reservation"]').first();
  await expect(root).toMatchState({ resting: 'reservable' });
  return { root, control: root.locator(':scope > button'), popup: root.locator('dialog') };
};

for (const { says, press } of impatience) {
  test(
    `RES-22: ${says} reserves once, and cancels once`,
    { tag: says === 'a double click' ? [] : '@slow' },
    async ({ page }) => {
      const { sent, during } = await holdChanges(page, bookings);
      const { root, control, popup } = await firstDate(page);
      await during(() => press(control));
      await expect(popup).toContainText(text.succeeded.title);
      expect(sent).toEqual(['POST']);

      await page.keyboard.press('Escape');
      await expect(root).toMatchState({ resting: 'reserved' });
      await control.click();
      await during(() => press(popup.getByRole('button', { name: text.confirm.cancel })));
      await expect(popup).toContainText(text.cancelled.title);
      expect(sent).toEqual(['POST', 'PATCH']);
    },
  );

  test(`WSH-06: ${says} on a heart likes once`, { tag: '@slow' }, async ({ page }) => {
    const { sent, during } = await holdChanges(page, wishes);
    await firstDate(page);
    const heart = page.locator('[data-scope="wishlist"]').first();
    await expect(heart).toMatchState('off');
    await during(() => press(heart.getByRole('button')));
    await expect(heart).toMatchState('on');
    expect(sent).toHaveLength(1);

    // Control: two presses with an answer between them are two.
    await heart.getByRole('button').click();
    await expect(heart).toMatchState('off');
    expect(sent).toHaveLength(2);
  });
}

test(
  'RES-03: what was cancelled is taken up again, as the same booking',
  { tag: '@slow' },
  async ({ page, running }) => {
    const { sent } = await holdChanges(page, bookings);
    const { root, control, popup } = await firstDate(page);
    await control.click();
    await expect(popup).toContainText(text.succeeded.title);
    await page.keyboard.press('Escape');
    await expect(root).toMatchState({ resting: 'reserved' });
    await control.click();
    await popup.getByRole('button', { name: text.confirm.cancel }).click();
    await expect(popup).toContainText(text.cancelled.title);
    await page.keyboard.press('Escape');
    await expect(root).toMatchState({ resting: 'reservable' });
    await control.click();
    await expect(popup).toContainText(text.succeeded.title);
    expect(sent).toEqual(['POST', 'PATCH', 'PATCH']);
    const list = await askMemberApi(running, 'GET', '/v1/me/creditbookings?enabled=true', tokens);
    const { data } = v.parse(
      v.object({ data: v.object({ items: v.array(v.object({ status: v.string() })) }) }),
      await list.json(),
    );
    expect(data.items).toEqual([{ status: 'true' }]);
  },
);

const dates = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      festivalId: v.string(),
      edition: v.object({ id: v.string() }),
      capacity_seats: v.number(),
      taken_seats: v.number(),
      date: v.object({ start: v.string() }),
    }),
  ),
});

test.describe('what the page shows is out of date', () => {
  // The refusal itself.
  test.use({ expectedTrouble: /409/ });

  test('RES-19: somebody else takes the last seat', { tag: '@slow' }, async ({ page, running }) => {
    const asked = page.waitForResponse(/\/shows\/[^/]+\/programmations/);
    await firstDate(page);
    const { data } = v.parse(dates, await (await asked).json());
    const last = data.find(({ capacity_seats: all, taken_seats: taken }) => all - taken === 1);
    if (!last) throw new Error('The show has no last seat');
    const row = page.locator('#buyTickets li', {
      has: page.locator(`a[href*="/programmations/${last.id}.ics"]`),
    });
    const more = page.locator('#buyTickets').getByRole('button', { name: words.en.show.tickets.all });
    const root = row.locator('[data-scope="reservation"]');
    while ((await root.count()) === 0) await more.click();
    await expect(root).toMatchState({ resting: 'reservable' });

    const other = await logIn(running, 'sam');
    const ids = { programmation: last.id, edition: last.edition.id, festival: last.festivalId };
    const taken = await askMemberApi(running, 'POST', '/v1/me/creditbooking', {
      ...other,
      body: { ...ids, status: 'true' },
    });
    expect(taken.status).toBe(201);
    try {
      await root.locator(':scope > button').click();
      const popup = root.locator('dialog');
      await expect(popup).toContainText(text.refused.title);
      await expect(popup).toContainText(text.refused.reason['sold-out']);
      await page.keyboard.press('Escape');
      await expect(root).toMatchState({ resting: 'soldOut' });
    } finally {
      await forgetDoings(running, other);
    }
  });
});
