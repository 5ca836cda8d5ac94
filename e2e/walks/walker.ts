import type { Locator } from '@playwright/test';
import type { Language } from '#contract/address/language.ts';
import { expect, test as siteTest } from '../site/test.ts';
import type { Walkable } from './everyCounterpart.ts';
import { pictureName, takePicture } from './picture.ts';
import { walk } from './walk.ts';
import { openWalkedTab, type WalkedTab } from './browser/walkedTab.ts';
import { walkNote } from './walkNote.ts';
import { wantsPictures } from './walkOrder.ts';

/** Any browser's messages about a broken call. */
const complaintsOfCalls = /Failed to load resource|net::ERR_/;

/** One tab for all the walks of a worker: a new one takes three times as long as a walk. */
const test = siteTest.extend<object, { tab: WalkedTab }>({
  tab: [
    async ({ browser, running }, use) => {
      const tab = await openWalkedTab(browser, running);
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
});

/** The test that walks a path. */
export const testWalk = ({ counterpart, path, number }: Walkable, lang: Language): void => {
  const title = `${counterpart.requirements}: ${path.id} ${path.sentence}`;
  test(title, { annotation: walkNote({ id: path.id, lang }) }, async ({ tab, running }, testInfo) => {
    const { page, gate, trouble } = tab;
    await tab.forget();
    // The last walk's page complains until it is left.
    trouble.length = 0;
    const leave = async (root: Locator): Promise<void> => {
      if (wantsPictures) await testInfo.attach(pictureName, await takePicture(page, root));
    };
    const visit = { page, gate, running, lang, path, number };
    await walk(counterpart, visit, (says, make) => test.step(says, make), leave);
    const { expectedTrouble } = counterpart;
    const unexpected = trouble.filter(
      (line) => !complaintsOfCalls.test(line) && expectedTrouble?.test(line) !== true,
    );
    expect(unexpected).toEqual([]);
  });
};
