import { languages } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { runTime } from '#e2e/pageObjects/runTime.ts';
import { stopTime } from '#e2e/pageObjects/stopTime.ts';
import { elsewhere } from '#e2e/site/boxOffices.ts';
import { demoShow } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

test.use({ boxOffice: elsewhere.url });

const says = {
  fr: 'On vous dirige vers TicketMaster…',
  en: 'You are being directed to TicketMaster…',
};

for (const lang of languages) {
  const { buyPopup } = words[lang];

  test(
    `BUY-05 (${lang}): a ticket of another host opens in a tab of its own after two seconds, and a plain link leads there all the while`,
    { tag: '@slow' },
    async ({ page }) => {
      await page.clock.install();
      await page
        .context()
        .route(elsewhere.pages, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await open(page, demoShow[lang]);
      await page.locator('main aside [aria-haspopup="dialog"]').first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: buyPopup.hasPass.no }).click();
      await stopTime(page);
      const opening = page.waitForEvent('popup');
      await dialog.getByRole('button', { name: buyPopup.offer.no }).click();
      const tab = await opening;
      await expect(dialog.getByRole('status')).toHaveText(says[lang]);
      const link = dialog.getByRole('link', { name: buyPopup.ticket.link });
      await expect(link).toHaveAttribute('href', elsewhere.pages);
      await expect(link).toHaveAttribute('target', '_blank');
      await runTime(page, 1_999);
      expect(tab.url()).toBe('about:blank');
      await expect(dialog.getByRole('status')).toHaveText(says[lang]);
      await runTime(page, 1);
      await expect(tab).toHaveURL(elsewhere.pages);
      await expect(dialog.getByRole('status')).toHaveText(buyPopup.ticket.opened);
      await expect(link).toHaveAttribute('href', elsewhere.pages);
    },
  );
}
