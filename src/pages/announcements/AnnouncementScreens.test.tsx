import { describe, expect, test } from 'vitest';
import { employments } from '#contract/wire/announcement.ts';
import type { ContentType, Page } from '#contract/wire/page.ts';
import { partsOf, plainHtml, textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { DetailScreen } from './DetailScreen.tsx';
import { Facts } from './Facts.tsx';
import { ListScreen } from './ListScreen.tsx';

const pageOf = (type: ContentType, attributes: Page['attributes'], changes: Partial<Page> = {}): Page => ({
  type,
  id: '5',
  attributes,
  translations: {},
  metas: { title: '', description: '', og_image: null, noindex: false },
  computed_page_theme: { name: 'default' },
  ...changes,
});

describe('PRS-01: an announcement', () => {
  const drawn = (attributes: Page['attributes'], changes: Partial<Page> = {}) =>
    renderScreen(
      <DetailScreen
        lang="en"
        page={pageOf('press_release', attributes, changes)}
        timezone="America/Toronto"
      />,
    );
  const metas = { title: 'Metas', description: '', og_image: null, noindex: false };

  test.each([
    ['its own', { title: 'News' }, { metas }, 'News'],
    ['that of its page', {}, { metas }, 'Metas'],
    ['a word', {}, {}, 'Untitled'],
  ])('PRS-01: has a title: %s', (_, attributes, changes, name) => {
    expect(textOf(drawn(attributes, changes))).toBe(`Home Press ${name} ${name} Back to the press room`);
  });

  test('PRS-01: has its picture, which is wanted at once', () => {
    const image = (attributes: Page['attributes']) =>
      (drawn(attributes).match(/<img[^>]*>/g) ?? []).map((one) => [
        valuesOf(one, 'src')[0],
        valuesOf(one, 'loading')[0],
      ]);
    expect([image({ image_url: '/1.avif' }), image({})]).toEqual([[['/1.avif', 'eager']], []]);
  });

  test('RTE-02: its title and its text say that they are in another language; the page around them is not', () => {
    const langsOf = (html: string) =>
      [...html.matchAll(/<(\w+)[^>]* lang="(\w+)"/g)].map(([, name, lang]) => [name, lang]);
    const html = drawn({ title: 'Nouvelles', body: '<p>Oui</p>' }, { written_in: 'fr' });
    expect(langsOf(html).map(([name]) => name)).toEqual(['li', 'h1', 'div']);
    expect([new Set(langsOf(html).map(([, lang]) => lang)), langsOf(drawn({ title: 'News' }))]).toEqual([
      new Set(['fr']),
      [],
    ]);
  });
});

describe('PRS-01: the list', () => {
  const entry = { title: 'Nine', date: '2027-05-01', detail_url: '/en/press/nine' };
  const drawn = (attributes: Page['attributes'], data: readonly object[], changes: Partial<Page> = {}) =>
    renderScreen(
      <ListScreen
        lang="en"
        page={pageOf('press_list', attributes, {
          list: { data: [...data], pagesize: 10, totalcount: data.length, previous: null, next: null },
          ...changes,
        })}
        timezone="America/Toronto"
      />,
    );

  test.each([
    ['its own', { title: 'Rooms' }, 'Metas', 'Rooms'],
    ['that of its page', {}, 'Metas', 'Metas'],
    ['that of its kind', {}, '', 'Press'],
  ])('PRS-01: has a title: %s', (_, attributes, title, name) => {
    const metas = { title, description: '', og_image: null, noindex: false };
    expect(textOf(drawn(attributes, [], { metas }))).toBe(`Home ${name} ${name} Nothing here for now.`);
  });

  test('PRS-03: entries without a tag of the list come first, without a heading, then those of each tag', () => {
    const tags = [
      { id: 'b', title: 'Briefs', entry: 'Brief' },
      { id: 'a', title: 'Alerts' },
    ];
    const data = [
      { ...entry, id: 1, title: 'One', tag: 'a' },
      { ...entry, id: 2, title: 'Two', tag: 'b' },
      { ...entry, id: 3, title: 'Three', tag: 'gone' },
      { ...entry, id: 4, title: 'Four' },
    ];
    const html = drawn({ title: 'Press', tags }, data);
    expect(partsOf(html, 'section').map((part) => [valuesOf(part, 'aria-label')[0], textOf(part)])).toEqual([
      ['Press', 'May 1, 2027 Three May 1, 2027 Four'],
      ['Briefs', 'Briefs Brief May 1, 2027 Two'],
      ['Alerts', 'Alerts May 1, 2027 One'],
    ]);
    expect(partsOf(drawn({ title: 'Press', tags }, data.slice(0, 2)), 'h2').map(textOf)).toEqual([
      'Briefs',
      'Alerts',
    ]);
  });

  test('PRS-03: an entry without a page of its own is its title, and leads to its document', () => {
    const html = drawn({}, [{ id: 1, title: 'Nine', pdf_url: '/kit.pdf' }]);
    const [words = ''] = partsOf(html, 'li').slice(-1);
    expect([textOf(words), valuesOf(words, 'href')]).toEqual([
      'Nine PDF Download the PDF (Nine)',
      ['/kit.pdf'],
    ]);
  });
});

test.each([
  ['fr', ['Temps plein', 'Temps partiel', 'Contrat saisonnier', 'Stage', 'Bénévolat']],
  ['en', ['Full time', 'Part time', 'Seasonal contract', 'Internship', 'Volunteer']],
] as const)(
  'PRS-02 (%s): the hours of a job are told in words, before its kind, its date and its place',
  (lang, words) => {
    const facts = { date: '2027-05-01', city: 'Laval' };
    const drawn = employments.map((employment) =>
      textOf(
        renderScreen(
          <Facts of={{ ...facts, employment }} kind="Job" timezone="America/Toronto" width="medium" />,
          { lang },
        ),
      ),
    );
    const day = lang === 'fr' ? '1er mai 2027' : 'May 1, 2027';
    expect(drawn).toEqual(words.map((word) => `${word} Job ${day} Laval`));
    const withoutHours = (city: string) => (
      <Facts of={{ date: null, city, employment: null }} timezone="America/Toronto" width="long" />
    );
    expect(['Laval', ''].map((city) => plainHtml(renderScreen(withoutHours(city), { lang })))).toEqual([
      '<p><span>Laval</span></p>',
      '<p></p>',
    ]);
  },
);
