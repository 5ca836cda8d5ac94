import type { Page } from '@playwright/test';
import { languages, type Language } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { startContentHost } from '#e2e/site/contentHost/contentHost.ts';
import { startSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';

const media = 'https://media.example.org';
const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

/** Every kind of page, and words of the host on it. */
const pages: Readonly<Record<Language, readonly (readonly [path: string, text: string])[]>> = {
  fr: [
    ['', 'Dix soirs au bord de l’eau.'],
    ['calendrier?month=2027-06', 'Le traversier de nuit'],
    ['calendrier?mode=day&day=2027-06-18', 'Marée basse'],
    ['spectacles', 'Radio du large'],
    ['spectacles/le-traversier-de-nuit', 'Un capitaine, un tuba, et aucun port.'],
    ['artistes', 'Tim Tide'],
    ['artistes/tim-tide', 'Tim joue du tuba.'],
    ['festivals', 'Nuits du port'],
    ['festivals/nuits-du-port', 'Nuits du port.'],
    ['choisir-son-passe', 'Trois galas'],
    ['choisir-son-passe/trois-galas', 'Trois galas.'],
    ['surdemande', 'Coulisses'],
    ['videos-surdemande', 'Une nuit sur le traversier'],
    ['videos/une-nuit', 'Le capitaine montre la salle des machines.'],
    ['presse', 'Le programme est là'],
    ['presse/le-programme', 'Le programme est là.'],
    ['emplois', 'Machiniste'],
    ['emplois/machiniste', 'Machiniste.'],
    ['recherche?q=traversier', 'Le traversier de nuit'],
    ['comment-venir', 'Comment venir.'],
    ['en-images', 'Dix soirs au bord de l’eau'],
    ['le-film', 'Le film.'],
    ['idees', 'Venir au port'],
    ['galas', 'Radio du large'],
    ['nos-choix', 'Les galas'],
    ['tetes-d-affiche', 'Têtes d’affiche.'],
    ['en-famille', 'Marée basse'],
    ['a-voir', 'Une nuit sur le traversier'],
    ['nos-festivals', 'Nuits du port'],
    ['au-quai', 'Tim Tide'],
  ],
  en: [
    ['', 'Ten nights at the water.'],
    ['calendar?month=2027-06', 'The Night Ferry'],
    ['calendar?mode=day&day=2027-06-18', 'Low Water'],
    ['shows', 'Open Sea Radio'],
    ['shows/the-night-ferry', 'A captain, a tuba, and no harbour in sight.'],
    ['artists', 'Tim Tide'],
    ['artists/tim-tide', 'Tim plays the tuba.'],
    ['festivals', 'Harbour Nights'],
    ['festivals/harbour-nights', 'Harbour Nights.'],
    ['choose-your-pass', 'Three galas'],
    ['choose-your-pass/three-galas', 'Three galas.'],
    ['ondemand', 'Backstage'],
    ['videos-ondemand', 'One night on the ferry'],
    ['videos/one-night', 'The captain shows the engine room.'],
    ['press', 'The programme is out'],
    ['press/the-programme', 'The programme is out.'],
    ['jobs', 'Stage hand'],
    ['jobs/stage-hand', 'Stage hand.'],
    ['search?q=ferry', 'The Night Ferry'],
    ['getting-here', 'How to get here.'],
    ['in-pictures', 'Ten nights at the water'],
    ['the-film', 'The film.'],
    ['ideas', 'Come to the harbour'],
    ['galas', 'Open Sea Radio'],
    ['our-picks', 'The galas'],
    ['headliners', 'Headliners.'],
    ['families', 'Low Water'],
    ['watch', 'One night on the ferry'],
    ['our-festivals', 'Harbour Nights'],
    ['at-the-pier', 'Tim Tide'],
  ],
};

const answerMedia = (page: Page) =>
  page.route(`${media}/**`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: pixel }));

for (const lang of languages)
  for (const window of ['phone', 'desktop'] as const)
    test(
      `HST-66 (${lang}, ${window}): every kind of page shows a host that was written from the documents alone`,
      { tag: '@slow' },
      async ({ page }) => {
        test.slow();
        const content = await startContentHost({ media });
        const site = await startSite({ CONTENT_API_URL: content.url, SAMPLE: 'no' });
        const elsewhere: string[] = [];
        page.on('request', (request) => {
          const { origin } = new URL(request.url());
          if (![site.url, media, 'null'].includes(origin)) elsewhere.push(request.url());
        });
        try {
          await answerMedia(page);
          await page.setViewportSize(windows[window]);
          for (const [path, text] of pages[lang])
            await test.step(path, async () => {
              await open(page, `${site.url}/${lang}/${path}`.replace(/\/$/, ''));
              await expect(
                page.getByRole('main').getByText(text).filter({ visible: true }).first(),
              ).toBeVisible();
            });
          expect(elsewhere).toEqual([]);
        } finally {
          // The page fetches ahead: no request may be under way when the site stops.
          await page.goto('about:blank');
          await site.stop();
          content.stop();
        }
      },
    );
