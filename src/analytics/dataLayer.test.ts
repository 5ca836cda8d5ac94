import { afterEach, expect, test, vi } from 'vitest';
import { tagManager } from '#contract/settings/tagManager.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

/** The data layer of a new page. */
const open = async () => {
  const scripts: { src: string; async: boolean }[] = [];
  const page: { dataLayer?: unknown[] } = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    createElement: (name: string) => ({ name }),
    head: { append: (script: { src: string; async: boolean }) => scripts.push(script) },
  });
  const { tellDataLayer } = await import('./dataLayer.ts');
  return { tellDataLayer, page, scripts };
};
const viewed = { event: 'pageview', path: '/fr', title: 'Accueil' } as const;
const shared = { event: 'show.shared', path: '/fr/spectacles/gala' } as const;

test('ANA-01: in production events go into the data layer as they are, in their order', async () => {
  const { tellDataLayer, page, scripts } = await open();
  tellDataLayer(viewed, { production: true, tagManagerId: null });
  tellDataLayer(shared, { production: true, tagManagerId: null });
  expect([page.dataLayer, scripts]).toEqual([[viewed, shared], []]);
});

test('ANA-01: the first event fetches the tag manager, once', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_813_000_000_000);
  const { tellDataLayer, page, scripts } = await open();
  for (const what of [viewed, shared]) tellDataLayer(what, { production: true, tagManagerId: 'GTM-ABC1234' });
  expect(page.dataLayer).toEqual([{ event: 'gtm.js', 'gtm.start': 1_813_000_000_000 }, viewed, shared]);
  expect(scripts.map(({ src, async }) => ({ src, async }))).toEqual([
    { src: `${tagManager.script}?id=GTM-ABC1234`, async: true },
  ]);
});

test('ANA-02: out of production nothing is told, and the console says why, once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { tellDataLayer, page, scripts } = await open();
  for (const what of [viewed, shared])
    tellDataLayer(what, { production: false, tagManagerId: 'GTM-ABC1234' });
  expect([page, scripts, warn.mock.calls]).toEqual([{}, [], [['Not production']]]);
});
