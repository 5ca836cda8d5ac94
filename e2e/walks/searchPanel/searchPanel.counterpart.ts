import { pairPath } from '#contract/address/pairs.ts';
import { expect } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { words } from '#e2e/site/words.ts';
import type { searchPanelMachine } from '#machines/searchPanel/searchPanel.machine.ts';
import { openTab } from '../browser/openTab.ts';
import { counterpart, type Visit } from '../counterpart.ts';

const root = ({ page }: Visit) => page.locator('[data-scope="searchPanel"]');
const filters = (visit: Visit) => root(visit).locator('#search-filters');
const toggle = (visit: Visit) =>
  root(visit).getByRole('button', { name: words[visit.lang].search.filter.open, exact: true });
const hits = (visit: Visit) => root(visit).getByRole('article');

/** A hidden button cannot be pressed. */
const pressWhereShown = async (visit: Visit, press: () => Promise<void>): Promise<void> => {
  if (await filters(visit).isVisible()) await press();
};

/** SRCH-04, SRCH-11, on a phone */
export const searchPanelCounterpart = counterpart<typeof searchPanelMachine, Visit>('searchPanel', {
  requirements: 'SRCH-04, SRCH-11',
  begin: async (visit) => {
    await visit.page.setViewportSize(windows.phone);
    await openTab(visit, pairPath('search', visit.lang));
    return visit;
  },
  end: ({ page }) => page.setViewportSize(windows.desktop),
  events: {
    'filters.toggled': (visit) => toggle(visit).click(),
    'filters.submitted': (visit) =>
      pressWhereShown(visit, () => filters(visit).locator('button[type="submit"]').click()),
    'filters.escaped': (visit) => visit.page.keyboard.press('Escape'),
  },
  ports: {},
  states: {
    closed: async (visit) => {
      await expect(toggle(visit)).toHaveAttribute('aria-expanded', 'false');
      await expect(filters(visit)).toBeHidden();
      await expect(hits(visit).first()).toBeVisible();
    },
    open: async (visit) => {
      await expect(toggle(visit)).toHaveAttribute('aria-expanded', 'true');
      await expect(filters(visit).getByRole('heading', { level: 2 })).toBeFocused();
      await expect(hits(visit).first()).toBeHidden();
    },
  },
});
