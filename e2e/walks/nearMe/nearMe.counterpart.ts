import type { Locator } from '@playwright/test';
import { pairPath } from '#contract/address/pairs.ts';
import { holdGeolocation, tellGeolocation } from '#e2e/pageObjects/geolocation.ts';
import { expect } from '#e2e/site/test.ts';
import { type SiteWords, words } from '#e2e/site/words.ts';
import type { nearMeMachine } from '#machines/nearMe/nearMe.machine.ts';
import { openTab } from '../browser/openTab.ts';
import { counterpart, type Visit } from '../counterpart.ts';

interface NearMeScene extends Visit {
  root: Locator;
  button: Locator;
  text: SiteWords['nearMe'];
}

const sees =
  (says: 'asking' | 'sorted' | 'denied' | 'unavailable' | 'timedOut' | 'unsupported' | null) =>
  async ({ root, button, text }: NearMeScene): Promise<void> => {
    await expect(root.getByRole('status')).toHaveText(says === null ? '' : text[says]);
    await expect(button).toHaveAttribute('aria-pressed', String(says === 'sorted'));
    await expect(button).toHaveAttribute('aria-disabled', String(says === 'unsupported'));
    // Each city has its distance, or none has.
    const told = root
      .getByRole('combobox')
      .first()
      .locator('option', { hasText: /\skm\b/ });
    await expect(told.first()).toBeAttached({ attached: says === 'sorted' });
  };

/** The browser's codes for a missing position; for anything else a non-standard one. */
const codes = { denied: 1, unavailable: 2, timedOut: 3 } as const;
const unknownCode = 9;

/** ANA-03, on the list of all shows, in browsers that answer on the path's command */
export const nearMeCounterpart = counterpart<typeof nearMeMachine, NearMeScene>('nearMe', {
  requirements: 'ANA-03',
  expectedTrouble: /Not in browser OR Geolocation not supported/,
  begin: async (visit) => {
    await openTab(visit, pairPath('shows', visit.lang));
    const text = words[visit.lang].nearMe;
    const root = visit.page.locator('[data-scope="nearMe"]');
    return { ...visit, root, button: root.getByRole('button', { name: text.button }), text };
  },
  events: {
    'nearMe.pressed': async ({ page, button, number }, { isSupported }) => {
      await holdGeolocation(page, isSupported);
      await (number % 2 === 0 ? button.click() : button.press('Enter'));
    },
  },
  ports: {
    locate: {
      done: ({ page }, told) =>
        tellGeolocation(page, told.outcome === 'located' ? told.position : { code: codes[told.outcome] }),
      failed: ({ page }) => tellGeolocation(page, { code: unknownCode }),
    },
  },
  states: {
    idle: sees(null),
    asking: sees('asking'),
    sorted: sees('sorted'),
    denied: sees('denied'),
    unavailable: sees('unavailable'),
    timedOut: sees('timedOut'),
    unsupported: sees('unsupported'),
  },
});
