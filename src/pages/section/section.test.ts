import { describe, expect, test } from 'vitest';
import { json, status } from '#src/api/testing/fakeHost.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderAt } from '#src/testing/renderAt.ts';

const drawn = async (address: string, answers: Parameters<typeof renderAt>[1] = {}) => {
  const page = await renderAt(address, answers);
  if (page.kind === 'redirect') return { leadsTo: page.location };
  const main = partsOf(page.html, 'main').join();
  return {
    status: page.status,
    heading: partsOf(main, 'h1').map(textOf).join(),
    alternates: Object.fromEntries(
      [...page.head.matchAll(/hreflang="(fr|en)" href="https:\/\/fest\.example([^"]*)"/g)].map(
        ([, lang = '', href = '']) => [lang, href],
      ),
    ),
    onward: valuesOf(main, 'href').findLast((href) => !href.includes('#')),
  };
};

describe('RTE-05…RTE-09, RTE-14: every list address, in both languages', () => {
  test.each([['/fr/recherche', '/en/search', 'Recherche', 'Search', '/fr/spectacles']])(
    '%s and %s',
    async (fr, en, french, english, onward) => {
      const alternates = { fr, en };
      expect(await drawn(fr)).toEqual({ status: 200, heading: french, alternates, onward });
      expect(await drawn(en)).toMatchObject({ status: 200, heading: english, alternates });
    },
  );

  test.each([
    ['/en/artistes', '/en/artists'],
    ['/fr/search?q=x', '/fr/recherche?q=x'],
    ['/fr/videos-ondemand/galas?a=b', '/fr/videos-surdemande/galas?a=b'],
    ['/en/spectacles?city=Laval', '/en/shows?city=Laval'],
    ['/fr/choose-your-pass', '/fr/choisir-son-passe'],
    ['/fr/jobs', '/fr/emplois'],
  ])('RTE-22: %s leads to %s, with its query', async (from, to) => {
    expect(await drawn(from)).toEqual({ leadsTo: to });
  });

  test('RTE-14: what editors wrote at the address is drawn there; where their host fails the page says so', async () => {
    const page = json({
      entity_data: {
        type: 'videos',
        id: '5',
        attributes: { title: 'Nos vidéos', body: '<p>Tout</p>' },
      },
    });
    expect(await drawn('/fr/videos', { 'fr/router/videos': page })).toMatchObject({
      status: 200,
      heading: 'Nos vidéos',
    });
    expect(await drawn('/fr/videos', { 'fr/router/videos': status(500) })).toMatchObject({ status: 503 });
  });
});
