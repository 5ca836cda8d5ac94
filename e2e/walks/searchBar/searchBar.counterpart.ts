import { addresses } from '#e2e/site/festival.ts';
import { expect } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import type { searchBarMachine } from '#machines/searchBar/searchBar.machine.ts';
import { faults } from '../browser/faults.ts';
import type { AskedCall, HeldCall, HeldCalls } from '../browser/gate.ts';
import { openTab } from '../browser/openTab.ts';
import { searchedWords } from '../browser/searchedWords.ts';
import { slowDown } from '../browser/slowTime.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { searchBarPerception, suggested } from './searchBar.perception.ts';

interface SearchBarScene extends Visit {
  asks: HeldCalls;
  /** How many questions were answered. */
  answered: number;
}

const isAsk = ({ path }: AskedCall): boolean => path.startsWith('/api/search/1/indexes/');

/** The suggestions of every answer. */
const answerOf = (count: number): string =>
  JSON.stringify({
    results: [
      {
        nbHits: count,
        hits: Array.from({ length: count }, (_, place) => ({
          objectID: `show-${place}`,
          title: suggested(place),
          url: `/fr/gala-${place}`,
          kind: 'show',
        })),
      },
    ],
  });

const root = ({ page }: Visit) => page.locator('[data-scope="searchBar"]');
const input = (visit: Visit) => root(visit).getByRole('combobox');
const toggle = ({ page, lang }: Visit) =>
  page.getByRole('banner').getByRole('button', { name: words[lang].layout.search, exact: true });

/** The question in the input, which may still be under way: earlier ones are ignored. */
const latest = async (scene: SearchBarScene): Promise<HeldCall> => {
  const call = await scene.asks.next();
  scene.answered += 1;
  const isLate =
    scene.asks.count() > scene.answered || (await searchedWords(call)) !== (await input(scene).inputValue());
  return isLate ? latest(scene) : call;
};

/** LAY-06 */
export const searchBarCounterpart = counterpart<typeof searchBarMachine, SearchBarScene>('searchBar', {
  requirements: 'LAY-06, SRCH-10',
  expectedTrouble: /Failed to load resource/,
  begin: async (visit) => {
    await openTab(visit, addresses[visit.lang].basic);
    await slowDown(visit.page);
    await toggle(visit).click();
    await expect(root(visit)).toBeVisible();
    return { ...visit, asks: visit.gate.hold(isAsk), answered: 0 };
  },
  events: {
    'text.typed': (scene, { text }) => input(scene).fill(text),
    'option.moved': (scene, { by }) => input(scene).press(by === 1 ? 'ArrowDown' : 'ArrowUp'),
    'bar.escaped': (scene) => input(scene).press('Escape'),
    'bar.left': (scene) => root(scene).getByRole('button').last().click(),
  },
  ports: {
    suggest: {
      done: async (scene, { count }) => (await latest(scene)).answer(200, answerOf(count)),
      failed: async (scene) => faults[scene.number % faults.length]?.befall(await latest(scene)),
    },
  },
  perception: searchBarPerception,
  signs: {
    asking: async (scene) => {
      await expect(input(scene)).not.toHaveValue('');
    },
  },
});
