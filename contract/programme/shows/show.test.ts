import { programmationOf } from '../testing/programmations.ts';
import { describe, expect, it, test } from 'vitest';
import type { Page } from '#contract/wire/page.ts';
import { isWebBroadcast, showTypeOf, showView } from './show.ts';
import { showLink } from './showLink.ts';
import { isTorontoPage } from './torontoPage.ts';

const settings = {
  siteId: 8,
  excludedFestivals: ['zoofest'],
  torontoFestivals: ['jfl toronto'],
  torontoSite: null,
};
const pageOf = (attributes: object, more: Partial<Page> = {}): Page => ({
  type: 'show',
  id: '12',
  attributes: { title: 'Les Nuits blanches', ...attributes },
  metas: { title: '', description: '', og_image: null, noindex: false },
  computed_page_theme: { name: 'default' },
  translations: {},
  ...more,
});

describe('types', () => {
  it('SHW-08: the type of a show, else its first category', () => {
    expect([
      showTypeOf({ show_type: { name: 'gala' }, categories: ['En salle'] }),
      showTypeOf({ show_type: null, categories: ['En salle', 'Stand-up'] }),
      showTypeOf({ show_type: { name: '' }, categories: ['En salle'] }),
      showTypeOf({ show_type: { name: '' }, categories: [] }),
    ]).toEqual(['gala', 'En salle', 'En salle', '']);
  });

  it('SHW-06: a show is a web broadcast when a category is named En ligne or Online', () => {
    const named = [['En ligne'], ['Stand-up', 'Online'], ['En salle', 'En ligne'], ['In venue'], []];
    expect(named.map(isWebBroadcast)).toEqual([true, true, true, false, false]);
  });
});

test('SHW-10: the ticket button opens a dialog only where the show tells so', () => {
  const opens = [undefined, {}, { useModal: 'yes' }, { useModal: false }, { useModal: true }].map(
    (upsell) => showView(pageOf({ upsell }), settings)?.attributes.upsell.useModal,
  );
  expect(opens).toEqual([false, false, false, false, true]);
});

describe('festivals', () => {
  it('TOR-01: a page is of Toronto by its theme or its festival', () => {
    const theme = (name: string) => ({ computed_page_theme: { name } });
    const pages = [
      pageOf({}, theme('toronto')),
      pageOf({ belong_to: { name: 'JFL Toronto' } }),
      pageOf({ belong_to: { name: 'Chapiteau' } }),
      pageOf({ belong_to: null }),
      pageOf({ belong_to: { name: 3 } }),
    ];
    expect(pages.map((page) => isTorontoPage(page, settings))).toEqual([true, true, false, false, false]);
  });

  it('SHW-18: shows of Toronto link to the Toronto site where that is another one', () => {
    const toronto = { url: '/en/shows/sorry?x=1', belong_to: { name: 'jfl TORONTO' } };
    const ours = { ...toronto, belong_to: { name: 'Chapiteau' } };
    const link = (show: typeof ours, torontoSite: string | null) =>
      showLink(show, { ...settings, torontoSite });
    expect([
      link(toronto, null),
      link(toronto, 'https://toronto.example'),
      link(ours, 'https://toronto.example'),
    ]).toEqual(['/en/shows/sorry?x=1', 'https://toronto.example/en/shows/sorry?x=1', '/en/shows/sorry?x=1']);
  });
});

describe('showView', () => {
  const suggestion = (id: string, festival: string) => ({
    id,
    title: `Show ${id}`,
    url: `/en/shows/${id}`,
    belong_to: { name: festival },
  });

  it('SHW-07: what a screen draws, nothing of an excluded festival in it', () => {
    const view = showView(
      pageOf({
        belong_to: { name: 'JFL Toronto' },
        show_type: { name: 'The 42' },
        categories: [{ name: 'En salle' }],
        video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        suggested_shows: [
          suggestion('1', 'Chapiteau'),
          suggestion('2', 'ZooFest'),
          suggestion('4', 'Chapiteau'),
          { id: '3' },
        ],
        similar_shows: [
          programmationOf('40', { url: '/en/shows/4' }),
          programmationOf('41', { belong_to: { name: 'ZooFest' } }),
          programmationOf('43', { date: { start: '+012027-07-16T23:30:00Z' } }),
          { id: '42' },
        ],
      }),
      settings,
    );
    expect({
      ...view,
      attributes: view?.attributes.title,
      suggested: view?.suggested.map(({ id }) => id),
      similar: view?.similar.map(({ id, start }) => [id, start]),
    }).toEqual({
      id: '12',
      attributes: 'Les Nuits blanches',
      type: 'The 42',
      isWebBroadcast: false,
      isToronto: true,
      isReservable: true,
      series: 'the42',
      youtubeId: 'aqz-KE-bpKQ',
      // A similar show is not suggested again.
      suggested: ['1'],
      similar: [['40', '2027-07-16T19:30-04:00']],
    });
  });

  it('SHW-18: a similar show of Toronto is not suggested again where its site is another one', () => {
    const festival = { belong_to: { name: 'JFL Toronto' } };
    const view = showView(
      pageOf({
        suggested_shows: [suggestion('4', 'JFL Toronto'), suggestion('5', 'JFL Toronto')],
        similar_shows: [programmationOf('40', { ...festival, url: '/en/shows/4' })],
      }),
      { ...settings, torontoSite: 'https://toronto.example' },
    );
    expect([view?.suggested.map(({ id }) => id), view?.similar.map(({ url }) => url)]).toEqual([
      ['5'],
      ['https://toronto.example/en/shows/4'],
    ]);
  });

  it('SHW-07: everything but the title may be missing or wrong', () => {
    expect(
      showView(
        pageOf({
          video_url: 'javascript:x',
          date: { firstDate: 'soon' },
          live: 1,
          duration_minutes: 'long',
          age_min: -3,
          languages: 'fr',
        }),
        settings,
      ),
    ).toEqual({
      id: '12',
      attributes: {
        title: 'Les Nuits blanches',
        detail_title_1: '',
        detail_title_2: '',
        description: '',
        summary: '',
        image_url: null,
        video_url: null,
        video: null,
        thumbnail: null,
        show_serie: null,
        show_type: null,
        categories: [],
        sponsors: [],
        artists: [],
        language: '',
        duration_minutes: null,
        age_min: null,
        languages: [],
        belong_to: null,
        live: { is_live_now: false },
        date: null,
        location: [],
        suggested_shows: [],
        similar_shows: [],
        upsell: { passText: '', passUrl: null, ticketText: '', ticketUrl: null, useModal: false },
        hide_buy_tickets: false,
        reservable: null,
      },
      type: '',
      isWebBroadcast: false,
      isToronto: false,
      isReservable: false,
      series: null,
      youtubeId: null,
      suggested: [],
      similar: [],
    });
  });

  it('TOR-02: the series of a page is that of its series, else that of its type', () => {
    const seriesOf = (attributes: object) =>
      showView(pageOf({ belong_to: { name: 'JFL Toronto' }, ...attributes }), settings)?.series;
    const [series, type] = [{ show_serie: { name: 'Street' } }, { show_type: { name: 'The 42' } }];
    expect([seriesOf({ ...series, ...type }), seriesOf(series), seriesOf(type), seriesOf({})]).toEqual([
      'street',
      'street',
      'the42',
      null,
    ]);
  });

  it('FES-23: a show is reserved where its host says so, and where it is silent on pages of Toronto', () => {
    const isReservable = (reservable: boolean | undefined, name: string) =>
      showView(pageOf({ reservable }, { computed_page_theme: { name } }), settings)?.isReservable;
    expect(
      [true, false, undefined].map((told) => [isReservable(told, 'Toronto'), isReservable(told, 'default')]),
    ).toEqual([
      [true, true],
      [false, false],
      [true, false],
    ]);
  });

  it('FES-11: a page in the other language says so', () => {
    expect([
      showView(pageOf({}, { written_in: 'en' }), settings)?.writtenIn,
      showView(pageOf({}), settings)?.writtenIn,
    ]).toEqual(['en', undefined]);
  });

  it('SHW-07: categories are read by their names; plain strings are none', () => {
    const categories = (told: unknown[]) => {
      const view = showView(pageOf({ categories: told }), settings);
      return [view?.attributes.categories, view?.type, view?.isWebBroadcast];
    };
    expect([categories([{ name: 'Cirque' }, { name: 'En ligne' }]), categories(['En ligne'])]).toEqual([
      [['Cirque', 'En ligne'], 'Cirque', true],
      [[], '', false],
    ]);
  });

  it('SHW-19: there is none of an excluded festival, of another type, or without a title', () => {
    expect([
      showView(pageOf({ belong_to: { name: 'ZooFest' } }), settings),
      showView(pageOf({}, { type: 'page' }), settings),
      showView(pageOf({ title: ' ' }), settings),
    ]).toEqual([null, null, null]);
  });
});
