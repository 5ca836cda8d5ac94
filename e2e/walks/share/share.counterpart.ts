import type { Locator } from '@playwright/test';
import { answerSharing, holdSharing } from '#e2e/pageObjects/sharing.ts';
import { demoShow } from '#e2e/site/festival.ts';
import { expect } from '#e2e/site/test.ts';
import type { shareMachine } from '#machines/share/share.machine.ts';
import { openTab } from '../browser/openTab.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { sharePerception } from './share.perception.ts';

interface ShareScene extends Visit {
  control: Locator;
}

/** The system's result for each outcome of its sheet: the name of an exception, or null. */
const sheetError = { shared: null, cancelled: 'AbortError', failed: 'NotAllowedError' } as const;

/** A visitor's sharing of a show's page, with sheets and clipboards that answer on the path's command. */
export const shareCounterpart = counterpart<typeof shareMachine, ShareScene>('share', {
  requirements: 'Sharing',
  begin: async (visit) => {
    await openTab(visit, demoShow[visit.lang]);
    return {
      ...visit,
      control: visit.page.locator('[data-scope="share"]'),
    };
  },
  events: {
    'share.pressed': async ({ page, control, number }, { hasSheet }) => {
      await holdSharing(page, hasSheet);
      const button = control.getByRole('button');
      await (number % 2 === 0 ? button.click() : button.press('Enter'));
    },
  },
  ports: {
    share: {
      done: ({ page }, { outcome }) => answerSharing(page, 'share', sheetError[outcome]),
      failed: ({ page }) => answerSharing(page, 'share', 'DataError'),
    },
    copy: {
      done: ({ page }, { outcome }) =>
        answerSharing(page, 'copy', outcome === 'copied' ? null : 'NotAllowedError'),
      failed: ({ page }) => answerSharing(page, 'copy', 'DataError'),
    },
  },
  perception: sharePerception,
  signs: {
    shown: async ({ control, lang }) => {
      const selected = await control
        .getByRole('textbox')
        .evaluate((element) =>
          element instanceof HTMLInputElement
            ? element.value.slice(element.selectionStart ?? 0, element.selectionEnd ?? 0)
            : '',
        );
      expect(new URL(selected).pathname).toBe(demoShow[lang]);
    },
  },
});
