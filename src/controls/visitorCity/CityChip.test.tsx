import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/address/language.ts';
import { plainHtml } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { CityChip } from './CityChip.tsx';

/** The button of the fold, and each link with its address. */
const drawn = (
  props: { chosen: readonly string[] | null; offered?: string; cities?: readonly string[] },
  lang: Language = 'en',
) => {
  const html = renderScreen(
    <CityChip cities={['Montréal', 'Laval']} {...props} hrefOf={(city) => `/?city=${city}`} />,
    { lang },
  );
  const [, button = ''] = /<summary[^>]*>(.*?)<\/summary>/.exec(html) ?? [];
  const links = [...html.matchAll(/<a href="([^"]*)"([^>]*)>(.*?)<\/a>/g)].map(
    ([, href, facts = '', text = '']) =>
      [text.replaceAll(/<[^>]*>/g, ''), href, ...(facts.includes('aria-current') ? ['chosen'] : [])].join(
        ' ',
      ),
  );
  return { button: button.replaceAll(/<[^>]*>/g, ''), links };
};

test('TON-10: the whole chip: a fold of links that keep the place on the page, and one of all cities that is named', () => {
  const html = renderScreen(
    <CityChip
      chosen={['Laval']}
      cities={['Laval']}
      hrefOf={(city) => (city === '' ? null : `/?city=${city}`)}
    />,
  );
  expect(plainHtml(html)).toBe(
    '<div><details><summary data-chosen=""><span>City </span>Laval</summary><ul>' +
      '<li><a data-keep-scroll="">All cities</a></li>' +
      '<li><a href="/?city=Laval" data-keep-scroll="" aria-current="true">Laval</a></li></ul></details>' +
      '<a data-keep-scroll="" aria-label="All cities"><span>All cities</span></a></div>',
  );
});

test('TON-11: what one browser remembers is in no HTML of the server', () => {
  openWindow();
  localStorage.setItem('city', 'Laval');
  expect(drawn({ chosen: null })).toEqual(drawn({ chosen: [] }));
});

describe('the city chip', () => {
  test.each([
    ['fr', 'Ville', 'Toutes les villes'],
    ['en', 'City', 'All cities'],
  ] as const)(
    'TON-10 (%s): without a city it offers all of them, and first the one of the evening',
    (lang, word, all) => {
      expect(drawn({ chosen: [], offered: 'Laval' }, lang)).toEqual({
        button: word,
        links: [
          `${all} /?city= chosen`,
          'Montréal /?city=Montréal',
          'Laval /?city=Laval',
          'Laval /?city=Laval',
        ],
      });
    },
  );

  test('TON-10: a festival of one city has none to choose; who chose another one can leave it', () => {
    expect(drawn({ chosen: [], cities: ['Laval'] })).toEqual({ button: '', links: [] });
    expect(drawn({ chosen: ['Montréal'], cities: ['Laval'] }).links).toEqual([
      'All cities /?city=',
      'Laval /?city=Laval',
      'All cities /?city=',
    ]);
  });

  test('TON-10: every city is a link, however many there are', () => {
    const cities = Array.from({ length: 60 }, (_, index) => `City ${index}`);
    expect(drawn({ chosen: [], cities }).links).toEqual([
      'All cities /?city= chosen',
      ...cities.map((city) => `${city} /?city=${city}`),
    ]);
  });

  test.each([
    ['fr', 'Ville Montréal', 'Toutes les villes'],
    ['en', 'City Montréal', 'All cities'],
  ] as const)(
    'TON-11 (%s): it says the city of the address; all cities are one link away',
    (lang, button, all) => {
      expect(drawn({ chosen: ['Montréal'], offered: 'Laval' }, lang)).toEqual({
        button,
        links: [`${all} /?city=`, 'Montréal /?city=Montréal chosen', 'Laval /?city=Laval', `${all} /?city=`],
      });
    },
  );

  test('TON-11: of several cities it names two, and tells how many more are', () => {
    const buttons = [
      ['Laval', 'Québec'],
      ['Laval', 'Montréal', 'Québec'],
    ].map((chosen) => drawn({ chosen }).button);
    expect([buttons, drawn({ chosen: ['Laval', 'Montréal'] }).links]).toEqual([
      ['City Laval, Québec', 'City 3 cities'],
      [
        'All cities /?city=',
        'Montréal /?city=Montréal chosen',
        'Laval /?city=Laval chosen',
        'All cities /?city=',
      ],
    ]);
  });

  test('TON-11: the server’s HTML of a page whose address tells none is everybody’s', () => {
    expect(drawn({ chosen: null })).toEqual(drawn({ chosen: [] }));
  });
});
