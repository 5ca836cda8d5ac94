import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { boxOf, drawShow, heroOf, showOf } from '../testing/sample.tsx';
import { attributesOf, partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { Poster } from './Poster.tsx';

describe('the poster', () => {
  test('SHW-04: breadcrumb, both detail titles around the title, type, kind, sponsors and picture', () => {
    const html = drawShow(
      showOf({
        detail_title_1: 'A gala',
        detail_title_2: 'without a net',
        sponsors: [{ title: 'Café', sponsor_logo: '/media/cafe.avif' }],
      }),
    );
    expect(textOf(heroOf(html))).toBe(
      'Home Shows Les Nuits blanches A gala Les Nuits blanches without a net Gala In venue Share Presented by',
    );
    expect(partsOf(partsOf(html, 'nav').join(), 'a').map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual(
      ['/en', '/en/shows'],
    );
    expect(partsOf(html, 'h1').map(textOf)).toEqual(['Les Nuits blanches']);
    expect(heroOf(html)).toContain('<img src="/media/cafe.avif" alt="Café"');
    expect(heroOf(html)).toContain('src="/media/posters/12-800.avif"');
  });

  test('SHW-04: a film takes the place of the picture, muted, inline, standing still until a script knows better', () => {
    const hero = heroOf(drawShow(showOf({ video_url: '/media/film.mp4' })));
    const film = hero.match(/<video[^>]*>/)?.[0] ?? '';
    for (const attribute of ['muted=""', 'loop=""', 'playsInline=""', 'poster="/media/posters/12-800.avif"'])
      expect(film).toContain(attribute);
    expect(film).not.toMatch(/autoplay/i);
    expect(hero).toContain('data-scope="motion" data-state="paused"');
    expect(hero).toContain('aria-label="Play the film"');
  });

  test.each([
    ['Toronto', { belong_to: { name: 'JFL Toronto' } }, ['ComedyCon'], ['#about']],
    ['Montréal', {}, [], []],
  ])(
    'TOR-02: a show of a series in %s has its header and its arrow, or neither',
    (_, place, series, arrows) => {
      const hero = heroOf(drawShow(showOf({ ...place, show_type: { name: 'comedycon' } })));
      expect([
        partsOf(hero, 'p').map(textOf),
        valuesOf(hero, 'href').filter((href) => href.startsWith('#')),
      ]).toEqual([series, arrows]);
    },
  );

  test('SHW-04: the poster is loaded at once; the logo of a sponsor, in the size of its place, once it comes near', () => {
    const logo = '/pictures/0123456789abcdef01234567-1200x600-336699/960.avif';
    const html = heroOf(drawShow(showOf({ sponsors: [{ title: 'Café', sponsor_logo: logo }] })));
    expect(attributesOf(html, 'img')).toEqual([
      {
        src: '/pictures/0123456789abcdef01234567-1200x600-336699/320.webp',
        alt: 'Café',
        width: '120',
        height: '48',
        loading: 'lazy',
      },
      {
        alt: '',
        width: '640',
        height: '400',
        loading: 'eager',
        decoding: 'async',
        src: '/media/posters/12-800.avif',
        sizes: '(width &gt;= 992px) 54vw,100vw',
      },
    ]);
  });

  test('SHW-04: the button of the film says what it does', async () => {
    const { html, find } = await renderLive(<Poster image={null} film="/media/film.mp4" />);
    const names = () => valuesOf(html(), 'aria-label');
    const before = names();
    await act(async () => find('button').click());
    expect([before, names()]).toEqual([['Pause the film'], ['Play the film']]);
  });

  test('SHW-04: who is live now says so; nobody else does', () => {
    const told = (isLive: boolean) =>
      textOf(heroOf(drawShow(showOf({ live: { is_live_now: isLive } })))).includes('Live now');
    expect([told(true), told(false)]).toEqual([true, false]);
  });

  test('SHW-04: what nobody told leaves no empty line, and a sponsor without a picture is its name', () => {
    const html = heroOf(drawShow(showOf({ sponsors: [{ title: 'Café', sponsor_logo: null }] })));
    expect([html.match(/<p[^>]*><\/p>/), textOf(html).endsWith('Presented by Café')]).toEqual([null, true]);
  });

  test('SHW-08: the badge names an unknown type as it is told', () => {
    expect(textOf(heroOf(drawShow(showOf({ show_type: null, categories: [{ name: 'Cirque' }] }))))).toContain(
      'Cirque',
    );
  });

  test('SHW-04: the kind is said once, by a show without a type, too', () => {
    const outdoors = showOf({ show_type: null, categories: [{ name: 'Extérieur' }] });
    expect(textOf(heroOf(drawShow(outdoors))).match(/Outdoor|Extérieur/g)).toEqual(['Outdoor']);
  });

  test('SHW-04: a type of a kind’s name is said beside the kind', () => {
    const outdoors = showOf({ show_type: { name: 'outdoors' }, categories: [{ name: 'Extérieur' }] });
    expect(textOf(heroOf(drawShow(outdoors))).match(/Outdoors?/g)).toEqual(['Outdoors', 'Outdoor']);
  });

  test('SHW-06: a web broadcast has its own layout and label, and no map', () => {
    const html = drawShow(showOf({ categories: [{ name: 'Online' }] }));
    expect(html).toContain('data-layout="broadcast"');
    expect(textOf(heroOf(html))).toContain('Web broadcast');
    expect(boxOf(html)).not.toContain('map.example');
  });
});
