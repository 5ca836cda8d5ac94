import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Slide } from '#contract/wire/home.ts';
import { partsOf, plainHtml, textOf, valuesOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { HeroFilm } from '../films.ts';
import { HeroPicture } from './HeroPicture.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import { HomeHero } from './HomeHero.tsx';

const bare: Slide = {
  order: null,
  image: null,
  imagePortrait: null,
  logo: null,
  btn: null,
  upperText: '',
  title: '',
  bottomText: '',
  description: '',
  darkText: false,
  overlay: false,
};
const slideOf = (title: string, changes: Partial<Slide> = {}): Slide => ({ ...bare, title, ...changes });

describe('HOM-03: the words of a slide', () => {
  test.each([
    [1, 'large'],
    [28, 'large'],
    [29, 'medium'],
    [56, 'medium'],
    [57, 'small'],
  ])('HOM-03: a title of %i letters is %s', (length, size) => {
    const html = renderScreen(<HeroSlide slide={slideOf('t'.repeat(length))} />);
    expect(valuesOf(html, 'data-size')).toEqual([size]);
  });

  const btn = { url: '/en/go', title: 'Go', target: '_self' };
  test.each([
    ['without any, and without a logo, there is no panel', {}, []],
    ['above', { upperText: 'Above' }, ['<p>Above</p>']],
    ['a title', { title: 'Title' }, ['<h2 data-size="large">Title</h2>']],
    ['below', { bottomText: 'Below' }, ['<p>Below</p>']],
    ['what it is', { description: 'What' }, ['<p>What</p>']],
    ['a button', { btn }, ['<a href="/en/go" data-look="primary">Go</a>']],
    ['a button without words is none', { btn: { ...btn, title: '' } }, []],
    [
      'beside a title neither',
      { title: 'Title', btn: { ...btn, title: '' } },
      ['<h2 data-size="large">Title</h2>'],
    ],
    [
      'a logo alone',
      { logo: '/logo.svg' },
      ['<img src="/logo.svg" alt="" width="240" height="96" loading="lazy"/>'],
    ],
  ])('HOM-03: each is there by itself: %s', (_, changes, panel) => {
    const html = plainHtml(renderScreen(<HeroSlide slide={{ ...bare, ...changes }} />));
    const words = panel.map((part) => `<div>${part}</div>`);
    expect(html).toBe(
      `<article data-dark="false" data-overlay="false"><span></span>${words.join('')}</article>`,
    );
  });
});

describe('the picture of a slide', () => {
  const prepared = (letter: string, size: string) =>
    `/pictures/${letter.repeat(24)}-${size}-d0cebb/1600.webp`;
  const [wide, tall] = [prepared('a', '1600x700'), prepared('b', '800x1000')];

  test('PIC-07: wide screens have the wide one, others the tall one, as AVIF or WebP in each of its widths', () => {
    const html = renderScreen(<HeroPicture {...{ wide, tall }} isUrgent />);
    const sources = [...html.matchAll(/<(source|img)[^>]*>/g)].map(([source]) => [
      valuesOf(source, 'media').join().replace('&gt;', '>'),
      valuesOf(source, 'type').join(),
      valuesOf(source, 'srcSet')
        .join()
        .replaceAll(/\/pictures\/(\w)\w*-[\w-]*\//g, '$1 '),
      [...valuesOf(source, 'width'), ...valuesOf(source, 'height')].join('x'),
    ]);
    const widthsOf = (letter: string, kind: string, widths: readonly number[]) =>
      widths.map((width) => `${letter} ${width}.${kind} ${width}w`).join(',');
    const [all, few] = [
      [320, 640, 960, 1600],
      [320, 640, 800],
    ];
    expect(sources).toEqual([
      ['(width >= 768px)', 'image/avif', widthsOf('a', 'avif', all), '1600x700'],
      ['(width >= 768px)', '', widthsOf('a', 'webp', all), '1600x700'],
      ['', 'image/avif', widthsOf('b', 'avif', few), ''],
      ['', '', widthsOf('b', 'webp', few), '800x1000'],
    ]);
  });

  test.each([
    ['while it is there', { complete: true, width: 800 }, true],
    ['while it is on its way', { complete: false, width: 0 }, true],
    ['where it had failed before the page came to life', { complete: true, width: 0 }, false],
  ])('HOM-03: it stands, or the printed ground alone: %s', async (_, { complete, width }, isThere) => {
    openWindow();
    const image = window.HTMLImageElement.prototype;
    vi.spyOn(image, 'complete', 'get').mockReturnValue(complete);
    vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(width);
    const { html } = await renderLive(<HeroPicture wide="/w.avif" tall={null} isUrgent={false} />);
    expect(html().includes('<img')).toBe(isThere);
  });

  test('HOM-03: where it fails the printed ground stays', async () => {
    openWindow();
    vi.spyOn(window.HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    const { find, html } = await renderLive(<HeroPicture wide="/w.avif" tall={null} isUrgent={false} />);
    await act(async () => void find('img').dispatchEvent(new Event('error')));
    expect(plainHtml(html())).toBe('<span></span>');
  });
});

describe('HOM-02: the hero', () => {
  const slides = [slideOf('One', { image: '/1.avif' }), slideOf('Two', { image: '/2.avif' })];
  const draw = (title: string, shown = slides) =>
    renderScreen(<HomeHero hero={{ kind: 'slides', title, slides: shown }} />);

  test('HOM-05: slides are named by their place and their title, the whole by the editor’s title', () => {
    const names = (title: string) => valuesOf(draw(title), 'aria-label');
    expect(
      [names('News'), names('')].map((all) => [all[0], ...all.filter((name) => / of 2/.test(name))]),
    ).toEqual(['News', 'At the festival'].map((name) => [name, '1 of 2: One', '2 of 2: Two']));
  });

  test('HOM-05: the picture of the only slide is wanted first', () => {
    const [image = ''] = draw('', slides.slice(0, 1)).match(/<img[^>]*>/) ?? [];
    expect([valuesOf(image, 'loading'), valuesOf(image, 'fetchPriority')]).toEqual([['eager'], ['high']]);
  });

  test('HOM-07: a film has the editor’s title below it, if there is one', async () => {
    await HeroFilm.preload?.();
    const captionsOf = (title: string) =>
      partsOf(
        renderScreen(<HomeHero hero={{ kind: 'film', title, film: '/f.mp4', poster: null }} />),
        'p',
      ).map(textOf);
    expect([captionsOf('A film'), captionsOf('')].map((all) => all.includes('A film'))).toEqual([
      true,
      false,
    ]);
  });
});
