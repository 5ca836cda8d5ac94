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

describe('RTE-05…RTE-09, RTE-14…RTE-16: every list address, in both languages', () => {
  test.each([
    ['/fr/artistes', '/en/artists', 'Artistes', 'Artists', '/fr/spectacles'],
    ['/fr/videos', '/en/videos', 'Vidéos', 'Videos', '/fr/spectacles'],
    ['/fr/surdemande', '/en/ondemand', 'Sur demande', 'On demand', '/fr/spectacles'],
    [
      '/fr/videos-surdemande',
      '/en/videos-ondemand',
      'Vidéos sur demande',
      'Videos on demand',
      '/fr/surdemande',
    ],
    [
      '/fr/videos-surdemande/galas',
      '/en/videos-ondemand/galas',
      'Vidéos sur demande',
      'Videos on demand',
      '/fr/surdemande',
    ],
    ['/fr/presse', '/en/press', 'Presse', 'Press', '/fr/festivals'],
    ['/fr/emplois', '/en/jobs', 'Emplois', 'Careers', '/fr/spectacles'],
  ])('%s and %s', async (fr, en, french, english, onward) => {
    const alternates = { fr, en };
    expect(await drawn(fr)).toEqual({ status: 200, heading: french, alternates, onward });
    expect(await drawn(en)).toMatchObject({ status: 200, heading: english, alternates });
  });

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
        type: 'press_list',
        id: '5',
        attributes: { title: 'Pour la presse', body: '<p>Tout</p>' },
      },
    });
    expect(await drawn('/fr/presse', { 'fr/router/presse': page })).toMatchObject({
      status: 200,
      heading: 'Pour la presse',
    });
    expect(await drawn('/fr/presse', { 'fr/router/presse': status(500) })).toMatchObject({ status: 503 });
  });
});
