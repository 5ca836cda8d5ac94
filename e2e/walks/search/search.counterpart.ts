import { pairPath } from '#contract/address/pairs.ts';
import { expect } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import type { searchMachine } from '#machines/search/search.machine.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { faults } from '../browser/faults.ts';
import type { AskedCall, HeldCall, HeldCalls } from '../browser/gate.ts';
import { openTab } from '../browser/openTab.ts';
import { searchedWords } from '../browser/searchedWords.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { searchPerception } from './search.perception.ts';

interface SearchScene extends Visit {
  asks: HeldCalls;
  asked: string;
  answer: { asked: string; hasHits: boolean } | null;
  at: 'box' | 'results' | null;
}

const isAsk = ({ path }: AskedCall): boolean => path.startsWith('/api/search/1/indexes/');

/** No answer at all means no network: a walk breaks the service. */
const failures = faults.filter(({ says }) => !/reset|Retry-After/.test(says));

const noneOf = (query: string): string =>
  JSON.stringify({
    results: [{ hits: [], nbHits: 0, nbPages: 0, page: 0, hitsPerPage: 20, facets: {}, query, params: '' }],
  });

const root = ({ page }: Visit) => page.locator('[data-scope="search"]');
const box = (visit: Visit) => root(visit).getByRole('searchbox');
const hits = (visit: Visit) => root(visit).getByRole('article');

/** The question in the box, which may still be under way: earlier ones are ignored. */
const latest = async (scene: SearchScene): Promise<HeldCall> => {
  const call = await scene.asks.next();
  return (await searchedWords(call)) === (await box(scene).inputValue()) ? call : latest(scene);
};

/** The browser's report, true or not. */
const setOnline = ({ page }: Visit, isOnline: boolean): Promise<void> =>
  page.evaluate((online) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
    if (online) window.dispatchEvent(new Event('online'));
  }, isOnline);

const seesAddress = async ({ page }: Visit, { facts }: Place): Promise<void> => {
  if (facts['isInAddress'] !== true) return;
  const expected = facts['asksNothing'] === true ? /recherche$|search$/ : /[?&]q=/;
  await expect(page).toHaveURL(expected);
};

const seesList = async (scene: SearchScene, place: Place): Promise<void> => {
  await seesAddress(scene, place);
  await expect(hits(scene).first()).toBeVisible();
};
/** Of what was found before. */
const seesKept = async (scene: SearchScene, place: Place): Promise<void> => {
  await seesAddress(scene, place);
  await expect(hits(scene).first()).toBeVisible({ visible: scene.answer?.hasHits === true });
};

/** SRCH-10, SRCH-12, SRCH-13 */
export const searchCounterpart = counterpart<typeof searchMachine, SearchScene>('search', {
  requirements: 'SRCH-10, SRCH-12, SRCH-13',
  begin: async (visit) => {
    const { gate, lang, path, page } = visit;
    const { value, facts } = path.start;
    const home = pairPath('search', lang);
    if (value === 'searching') {
      // Comes without an answer: from another page, while the service fails.
      await openTab(visit, pairPath('choose-your-pass', lang));
      const asks = gate.hold(isAsk);
      await page.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        document.querySelector('main')?.append(link);
        link.click();
      }, home);
      await (await asks.next()).answer(500, '{}');
      await expect(root(visit)).toBeVisible();
      return { ...visit, asks, asked: '', answer: null, at: null };
    }
    const asked = value === 'none' ? 'zzzz' : facts['asksNothing'] === true ? '' : 'toronto';
    await openTab(visit, asked === '' ? home : `${home}?q=${asked}`);
    return {
      ...visit,
      asks: gate.hold(isAsk),
      asked,
      answer: { asked, hasHits: value !== 'none' },
      at: null,
    };
  },
  expectedTrouble: /Failed to load resource|search/,
  events: {
    'question.typed': async (scene, { text }) => {
      await box(scene).fill(text);
      scene.asked = text;
      scene.at = 'box';
    },
    'address.changed': async (scene, { asked, text }) => {
      scene.asked = text;
      await scene.page.evaluate(
        (href) => {
          const link = document.createElement('a');
          link.href = href;
          document.querySelector('main')?.append(link);
          link.click();
          link.remove();
        },
        `${pairPath('search', scene.lang)}?${asked}`,
      );
    },
    'retry.pressed': async (scene) => {
      await root(scene).getByRole('button', { name: words[scene.lang].search.retry }).click();
      scene.at = 'results';
    },
    'went.online': (scene) => setOnline(scene, true),
  },
  ports: {
    ask: {
      done: async (scene, { outcome }) => {
        const call = await latest(scene);
        const { asked } = scene;
        if (outcome !== 'unreached') scene.answer = { asked, hasHits: outcome === 'found' };
        if (outcome === 'found') return call.pass();
        if (outcome === 'none') return call.answer(200, noneOf(asked));
        await setOnline(scene, false);
        return call.drop();
      },
      failed: async (scene) => {
        const call = await latest(scene);
        await failures[scene.number % failures.length]?.befall(call);
      },
    },
  },
  perception: searchPerception,
  signs: {
    idle: seesList,
    results: seesList,
    none: async (scene, place) => {
      await seesAddress(scene, place);
      await expect(hits(scene)).toHaveCount(0);
    },
    failed: seesKept,
    offline: seesKept,
  },
});
