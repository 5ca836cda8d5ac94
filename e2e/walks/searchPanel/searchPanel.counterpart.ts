import { pairPath } from '#contract/address/pairs.ts';
import { expect } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { words } from '#e2e/site/words.ts';
import type { searchPanelMachine } from '#machines/searchPanel/searchPanel.machine.ts';
import { openTab } from '../browser/openTab.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { searchPanelPerception } from './searchPanel.perception.ts';

interface SearchPanelScene extends Visit {
  left: 'to results' | 'to button' | null;
}

const root = ({ page }: Visit) => page.locator('[data-scope="searchPanel"]');
const filters = (visit: Visit) => root(visit).locator('#search-filters');
const toggle = (visit: Visit) =>
  root(visit).getByRole('button', { name: words[visit.lang].search.filter.open, exact: true });
const hits = (visit: Visit) => root(visit).getByRole('article');

/** SRCH-04, SRCH-11, on a phone */
export const searchPanelCounterpart = counterpart<typeof searchPanelMachine, SearchPanelScene>(
  'searchPanel',
  {
    requirements: 'SRCH-04, SRCH-11',
    begin: async (visit) => {
      await visit.page.setViewportSize(windows.phone);
      await openTab(visit, pairPath('search', visit.lang));
      return { ...visit, left: null };
    },
    end: ({ page }) => page.setViewportSize(windows.desktop),
    events: {
      'filters.toggled': async (scene) => {
        await toggle(scene).click();
        scene.left = 'to button';
      },
      'filters.submitted': async (scene, _event, { value }) => {
        // A hidden button cannot be pressed.
        if (value === 'closed') return;
        await filters(scene).locator('button[type="submit"]').click();
        scene.left = 'to results';
      },
      'filters.escaped': async (scene, _event, { value }) => {
        await scene.page.keyboard.press('Escape');
        if (value === 'open') scene.left = 'to button';
      },
    },
    ports: {},
    perception: searchPanelPerception,
    signs: {
      closed: (scene) => expect(hits(scene).first()).toBeVisible(),
      open: (scene) => expect(hits(scene).first()).toBeHidden(),
    },
  },
);
