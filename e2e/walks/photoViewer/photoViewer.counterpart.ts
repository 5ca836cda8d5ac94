import type { Locator, Page } from '@playwright/test';
import { pairPath } from '#contract/address/pairs.ts';
import { answerPhoto, holdPhotos } from '#e2e/pageObjects/photos.ts';
import { artistOf } from '#e2e/site/festival.ts';
import { expect } from '#e2e/site/test.ts';
import { type SiteWords, words } from '#e2e/site/words.ts';
import type { photoViewerMachine } from '#machines/photoViewer/photoViewer.machine.ts';
import { openTab } from '../browser/openTab.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { photoViewerPerception } from './photoViewer.perception.ts';

interface PhotoViewerScene extends Visit {
  dialog: Locator;
  photos: Locator;
  captions: string[];
  text: SiteWords['artist']['viewer'];
}

/** How many photos the artist of a path has. */
const countOf = ({ path }: Visit): 1 | 3 => (path.steps.some(({ facts }) => facts['count'] === 1) ? 1 : 3);

const hasEntry = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(history.state) && 'photoViewer' in history.state);

/** LAY-30: the focus stays in the dialog, whose keys turn. */
const isInDialog = async ({ dialog, page }: PhotoViewerScene): Promise<void> => {
  await expect(dialog.locator(':focus')).toHaveCount(1);
  expect(await hasEntry(page)).toBe(true);
};

/** By the button, or by a key. */
const turn = ({ dialog, page, number }: PhotoViewerScene, name: string, key: string): Promise<void> =>
  number % 2 === 0 ? dialog.getByRole('button', { name }).click() : page.keyboard.press(key);

/** ARD-04, on the photos of an artist, which arrive on the path's command. */
export const photoViewerCounterpart = counterpart<typeof photoViewerMachine, PhotoViewerScene>(
  'photoViewer',
  {
    requirements: 'ARD-04',
    begin: async (visit) => {
      const { page, lang } = visit;
      await openTab(visit, `${pairPath('artists', lang)}/${artistOf.photos[countOf(visit)]}`);
      const root = page.locator('[data-scope="photoViewer"]');
      await page.locator('main details', { has: root }).locator('summary').click();
      await expect(root.getByRole('listitem').first()).toBeVisible();
      await holdPhotos(page);
      const pictures = root.getByRole('listitem').getByRole('img');
      return {
        ...visit,
        dialog: page.getByRole('dialog'),
        photos: root.getByRole('listitem').getByRole('link'),
        captions: await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('alt') ?? '')),
        text: words[lang].artist.viewer,
      };
    },
    events: {
      'photo.pressed': ({ photos }, { photo }) => photos.nth(photo).press('Enter'),
      'next.asked': (scene) => turn(scene, scene.text.next, 'ArrowRight'),
      'previous.asked': (scene) => turn(scene, scene.text.previous, 'ArrowLeft'),
      'first.asked': ({ page }) => page.keyboard.press('Home'),
      'last.asked': ({ page }) => page.keyboard.press('End'),
      'retry.pressed': ({ dialog, text }) => dialog.getByRole('button', { name: text.retry }).click(),
      'viewer.dismissed': async ({ page, dialog, lang, number, photos }) => {
        if (number % 2 === 0) await page.keyboard.press('Escape');
        else await dialog.getByRole('button', { name: words[lang].layout.popup.close }).click();
        await expect(photos.first()).toBeFocused();
      },
      'entry.returned': async ({ page }, { photo }) => {
        // An earlier look at the page has left the entry.
        await page.evaluate((at) => {
          History.prototype.pushState.call(history, { ...history.state, photoViewer: at }, '');
        }, photo);
        await page.goBack();
        await page.goForward();
      },
      'entry.left': async ({ page, photos }) => {
        await page.goBack();
        await expect(photos.first()).toBeFocused();
      },
    },
    ports: {
      fetchPhoto: {
        done: ({ page }) => answerPhoto(page, true),
        failed: ({ page }) => answerPhoto(page, false),
      },
    },
    perception: photoViewerPerception,
    signs: {
      closed: ({ page }) => expect.poll(() => hasEntry(page)).toBe(false),
      'open.loading': isInDialog,
      'open.shown': async (scene) => {
        await expect(scene.dialog.getByRole('img')).toBeVisible();
        await isInDialog(scene);
      },
      'open.failed': isInDialog,
    },
  },
);
