import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './answerCache.ts';

const counting = () => {
  const asked: string[] = [];
  const cache = createAnswerCache();
  const answers = cache.answersOf<unknown>();
  const ask = (url: string, answer: () => Promise<unknown> = () => Promise.resolve(url)) =>
    answers.remember(url, () => {
      asked.push(url);
      return answer();
    });
  return { asked, ask, cache };
};

describe('answerCache', () => {
  it('API-05: an address is asked once, each language by itself', async () => {
    const { asked, ask } = counting();
    const answers = [await ask('/fr/x'), await ask('/fr/x'), await ask('/en/x'), await ask('/fr/x?a=1')];
    expect([answers, asked]).toEqual([
      ['/fr/x', '/fr/x', '/en/x', '/fr/x?a=1'],
      ['/fr/x', '/en/x', '/fr/x?a=1'],
    ]);
  });

  it('API-05: one question serves all who ask meanwhile', async () => {
    const { asked, ask } = counting();
    await Promise.all([ask('/fr/x'), ask('/fr/x')]);
    expect(asked).toEqual(['/fr/x']);
  });

  it('API-05: thirty entries stay, the thirty-first clears them all', async () => {
    const { asked, ask } = counting();
    const urls = Array.from({ length: 30 }, (_, index) => `/fr/${index}`);
    for (const url of urls) await ask(url);
    await ask('/fr/0');
    const before = asked.length;
    await ask('/fr/30');
    await ask('/fr/30');
    await ask('/fr/0');
    expect([before, asked.slice(before)]).toEqual([30, ['/fr/30', '/fr/0']]);
  });

  it('API-05: the thirty are of all kinds, and one too many clears each of them', async () => {
    const { asked, ask, cache } = counting();
    const menus = cache.answersOf<string>();
    const askMenus = () =>
      menus.remember('/fr/menus', () => {
        asked.push('/fr/menus');
        return Promise.resolve('');
      });
    for (let page = 1; page < 30; page += 1) await ask(`/fr/${page}`);
    await askMenus();
    await askMenus();
    const before = asked.length;
    await ask('/fr/30');
    await askMenus();
    await ask('/fr/1');
    expect([before, asked.slice(before)]).toEqual([30, ['/fr/30', '/fr/menus', '/fr/1']]);
  });

  it.each(['/fr/router/x?preview=1', '/fr/router/x?ptok=t', '/fr/router/x?preview=1&ptok=t'])(
    'API-05: the preview %s is never kept',
    async (url) => {
      const { asked, ask } = counting();
      await ask(url);
      await ask(url);
      expect(asked).toEqual([url, url]);
    },
  );

  it('API-05: an error is never kept', async () => {
    const { asked, ask } = counting();
    await expect(ask('/fr/x', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect([await ask('/fr/x'), asked]).toEqual(['/fr/x', ['/fr/x', '/fr/x']]);
  });

  it('API-05: what was asked before a clearing is not kept after it', async () => {
    const { asked, ask, cache } = counting();
    const old = ask('/fr/x', () => Promise.resolve('old'));
    cache.clear();
    expect([await old, await ask('/fr/x'), asked]).toEqual(['old', '/fr/x', ['/fr/x', '/fr/x']]);
  });

  it('API-05: what was asked before a clearing and fails after it takes no newer answer along', async () => {
    const { asked, ask, cache } = counting();
    const late = Promise.withResolvers<unknown>();
    const old = ask('/fr/x', () => late.promise);
    cache.clear();
    await ask('/fr/x');
    late.reject(new Error('down'));
    await expect(old).rejects.toThrow('down');
    expect([await ask('/fr/x'), asked]).toEqual(['/fr/x', ['/fr/x', '/fr/x']]);
  });
});
