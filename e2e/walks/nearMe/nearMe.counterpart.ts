import type { Locator } from '@playwright/test';
import { pairPath } from '#contract/address/pairs.ts';
import { holdGeolocation, tellGeolocation } from '#e2e/pageObjects/geolocation.ts';
import { expect } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import type { nearMeMachine } from '#machines/nearMe/nearMe.machine.ts';
import { openTab } from '../browser/openTab.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { nearMePerception } from './nearMe.perception.ts';

interface NearMeScene extends Visit {
  root: Locator;
  button: Locator;
}

/** Each city has its distance, or none has. */
const tellsDistances =
  (isSorted: boolean) =>
  async ({ root }: NearMeScene): Promise<void> => {
    const told = root
      .getByRole('combobox')
      .first()
      .locator('option', { hasText: /\skm\b/ });
    await expect(told.first()).toBeAttached({ attached: isSorted });
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
    return { ...visit, root, button: root.getByRole('button', { name: text.button }) };
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
  perception: nearMePerception,
  signs: {
    idle: tellsDistances(false),
    asking: tellsDistances(false),
    sorted: tellsDistances(true),
    denied: tellsDistances(false),
    unavailable: tellsDistances(false),
    timedOut: tellsDistances(false),
    unsupported: tellsDistances(false),
  },
});
