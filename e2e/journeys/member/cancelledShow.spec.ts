import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languages, type Language } from '#contract/address/language.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { holdSession } from '#e2e/pageObjects/heldSession.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses } from '#e2e/site/festival.ts';
import { askMemberApi, demo, forgetDoings, logIn } from '#e2e/site/member.ts';
import { type RunningSite, startOfTime } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import { createLog } from '#server/log.ts';
import { openStore } from '#server/store/store.ts';
import { runScript } from '#server/testing/runScript.ts';

// Each import is a process of its own.
test.slow();

const { username, credits } = demo.camille;
const day = '2027-06-27';

const recordOf = (lang: Language, eventStatus: string) => ({
  '@type': 'ComedyEvent',
  '@id': `urn:cancelled:${lang}`,
  name: `Rideau ${lang}`,
  startDate: `${day}T19:30:00`,
  endDate: `${day}T21:00:00`,
  location: { '@type': 'Place', name: 'Théâtre du Coin', address: { addressLocality: 'Toronto' } },
  offers: { price: 20, url: 'https://tickets.example/rideau' },
  eventStatus: `https://schema.org/${eventStatus}`,
});

/** Imports into the database of a running site, like its owner. */
const importInto = async ({ outbox }: RunningSite, record: object): Promise<string> => {
  const folder = dirname(outbox);
  const file = join(folder, 'rideau.jsonld');
  await writeFile(file, JSON.stringify(record));
  const env = { DATA_DIR: folder, NOW: startOfTime };
  const { output } = await runScript('server/import/import.cli.ts', { args: [file], env }).end();
  return output;
};

/** Moves a show to the Toronto variant (RES-10), the only one with reservations, which no imported record is in. */
const moveToToronto = async ({ outbox }: RunningSite, slug: string): Promise<string> => {
  const store = await openStore(
    { databaseUrl: null, dataDirectory: dirname(outbox) },
    createLog(() => null),
  );
  try {
    return await store.write(async (db) => {
      const { show_id: id } = await db
        .selectFrom('show_texts')
        .select('show_id')
        .where('slug', '=', slug)
        .where('lang', '=', 'fr')
        .executeTakeFirstOrThrow();
      await db.updateTable('shows').set({ belong_to: 'JFL Toronto' }).where('id', '=', id).execute();
      const date = await db
        .selectFrom('programmations')
        .select('id')
        .where('show_id', '=', id)
        .executeTakeFirstOrThrow();
      return String(date.id);
    });
  } finally {
    await store.close();
  }
};

/** The mails to the member that a show is cancelled, as readable text. */
const mailsAbout = async ({ outbox }: RunningSite, title: string): Promise<string[]> => {
  const names = (await readdir(outbox)).filter((name) => name.includes(username));
  const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return texts
    .map((text) =>
      decodeURIComponent(
        text
          .replace(/=\r?\n/g, '')
          .replaceAll('%', '%25')
          .replace(/=([0-9A-F]{2})/g, '%$1'),
      ),
    )
    .filter((text) => text.includes(title) && text.includes('est annulé'));
};

for (const lang of languages)
  test(
    `RES-16 (${lang}): a show that was reserved is imported again as cancelled, and every screen says so; the credit is back, with one mail`,
    { tag: '@slow' },
    async ({ page, running }) => {
      const text = words[lang];
      const slug = `rideau-${lang}`;
      const address = addresses[lang].shows + slug;
      const calendar = calendarOn(page, lang);
      const tile = calendar.tiles.filter({ hasText: `Rideau ${lang}` });
      const control = page.locator('[data-scope="reservation"]').first();
      const dialog = page.getByRole('dialog');
      const wallet = page.getByRole('region', { name: text.profile.credits.title });
      const tokens = await logIn(running, 'camille');
      await forgetDoings(running, tokens);
      await importInto(running, recordOf(lang, 'EventScheduled'));
      const programmation = await moveToToronto(running, slug);
      await holdSession(page, tokens);

      await test.step('reserves', async () => {
        await open(page, address);
        await expect(control).toMatchState({ resting: 'reservable' });
        await control.getByRole('button').click();
        await expect(dialog).toContainText(text.reservation.succeeded.title);
        await page.keyboard.press('Escape');
        await expect(control).toMatchState({ resting: 'reserved' });
        await expect(page.locator('#buyTickets li a[href="https://tickets.example/rideau"]')).toHaveCount(1);
      });

      await test.step('is cancelled while the page is open', async () => {
        const told = await importInto(running, recordOf(lang, 'EventCancelled'));
        expect(told).toContain('0 added, 1 updated');
        await moveToToronto(running, slug);
        await page.evaluate(() => {
          for (const state of ['hidden', 'visible']) {
            Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
            document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
          }
        });
        await expect(control).toMatchState({ over: 'calledOff' });
        await expect(control.locator(':scope > button')).toContainText(text.reservation.calledOff);
      });

      await test.step('the row, the box and the data for readers say it', async () => {
        await open(page, address);
        const row = page.locator('#buyTickets li').first();
        await expect(row).toContainText(text.format.availability.cancelled);
        await expect(page.locator('a[href="https://tickets.example/rideau"]')).toHaveCount(0);
        await expect(page.getByText(text.show.off.cancelled)).toBeVisible();
        const box = page.getByRole('complementary', { name: text.show.buy.title });
        await expect(box.getByRole('button', { name: text.show.tickets.cancelled })).toBeDisabled();
        await expect(row.locator('[data-scope="wishlist"]')).toMatchState('off');
        const data = await page.locator('script[type="application/ld+json"]').allTextContents();
        expect(data.join()).toContain('https://schema.org/EventCancelled');
        const file = await page.request.get(
          `/api/content/${lang}/content/8/programmations/${programmation}.ics`,
        );
        expect(await file.text()).toContain('STATUS:CANCELLED');
      });

      await test.step('so does the calendar', async () => {
        await open(page, `${addresses[lang].calendar}?mode=day&day=${day}`);
        await expect(tile).toContainText(text.format.availability.cancelled);
      });

      await test.step('so does the profile, and the credit is back', async () => {
        await open(page, `/${lang}/profile`);
        await expect(page.getByText(text.memberLists.reserved.ended)).toBeVisible();
        await expect(wallet).toContainText(String(credits));
        const url = `/v1/me/creditbooking`;
        const ids = { programmation, edition: '2027', festival: '8' };
        const again = await askMemberApi(running, 'POST', url, {
          token: tokens.token,
          body: { ...ids, status: 'true' },
        });
        expect([again.status, (await again.json()).error.code]).toEqual([409, 'cancelled']);
      });

      await test.step('one mail tells it in the member’s language, also after another import', async () => {
        await expect.poll(async () => (await mailsAbout(running, `Rideau ${lang}`)).length).toBe(1);
        expect(await importInto(running, recordOf(lang, 'EventCancelled'))).toContain('Nothing changed.');
        const [mail = '', ...more] = await mailsAbout(running, `Rideau ${lang}`);
        expect(more).toEqual([]);
        expect(mail).toContain('votre crédit vous a été rendu');
        await page.reload();
        await expect(wallet).toContainText(String(credits));
      });
    },
  );
