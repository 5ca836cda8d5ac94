import { describe, expect, test } from 'vitest';
import { allParts } from '#contract/settings/parts.ts';
import { settings } from '#src/testing/renderAt.ts';
import { pageRoute } from './pageRoute.tsx';

/** A page of the festival’s artists, what its loader is asked with, and the texts that come before. */
const open = (readSearch?: (search: object) => object) => {
  const asked: object[] = [];
  const texts: string[] = [];
  const answer = { status: 200, head: { title: 'Artists' } } as const;
  const route = pageRoute({
    path: 'artists',
    page: 'artists',
    texts: ['artists', 'page'],
    open: async () => ({
      load: ({ context: _, ...more }) => {
        asked.push(more);
        return answer;
      },
      Page: () => null,
      ...(readSearch && { readSearch }),
    }),
  });
  const load = async (cause: string, parts = allParts): Promise<unknown> => {
    const loader: unknown = Reflect.get(route.options, 'loader');
    if (typeof loader !== 'function') throw new Error('No loader');
    const context = {
      lang: 'en',
      settings: { ...settings, parts },
      i18n: { t: (key: string) => key },
      loadTexts: async (...names: string[]) => void texts.push(...names),
    };
    const location = { publicHref: '/en/artists?offset=24#list', pathname: '/en/artists' };
    return Reflect.apply(loader, undefined, [
      { context, deps: { offset: '24' }, params: { lang: 'en' }, location, cause },
    ]);
  };
  return { asked, texts, answer, load, readSearch: route.options.staticData?.readSearch };
};

describe('a page with a route of its own', () => {
  test.each([
    ['enter', false],
    ['stay', true],
    ['preload', true],
  ])(
    'LDR-01: its loader hears of its address, and by "%s" whether nobody waits: %s',
    async (cause, isShown) => {
      const { asked, texts, answer, load } = open();
      expect([await load(cause), texts, asked]).toEqual([
        answer,
        ['artists', 'page'],
        [
          {
            search: { offset: '24' },
            params: { lang: 'en' },
            path: 'artists',
            here: '/en/artists?offset=24#list',
            isShown,
          },
        ],
      ]);
    },
  );

  test('FES-21: a festival without that part has nothing there, and asks nothing for it', async () => {
    const { asked, texts, load } = open();
    expect([await load('enter', { ...allParts, artists: false }), asked, texts]).toEqual([
      { status: 404, page: 'notFound', head: { title: 'page.404.title', noindex: true } },
      [],
      [],
    ]);
  });

  test('LDR-02: of its address it reads what its page reads, or nothing', async () => {
    const given = { offset: '24', utm_source: 'letter' };
    expect([
      await open(({ ...all }) => Object.keys(all)).readSearch?.(given),
      await open().readSearch?.(given),
    ]).toEqual([['offset', 'utm_source'], {}]);
  });
});
