import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { settings } from '#machines/settings.ts';
import { json } from '#src/api/testing/fakeHost.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderAt } from '#src/testing/renderAt.ts';

const photo = (place: number) => ({
  url: `/p/${place}-960.avif`,
  thumbnail: `/p/${place}-320.avif`,
  title: `Scene ${place}`,
});
const whole = {
  id: 7,
  name: 'Ana Bel',
  thumbnail: [{ siteId: 8, mediaType: 'image', url: '/a.avif' }],
  image_url: '/main.avif',
  url: '/en/artists/ana-bel',
  twitter: 'https://x.example/ana',
  facebook: 'https://facebook.example/ana',
  instagram: 'https://instagram.example/ana',
  website: 'https://ana.example',
  cv: '/media/cv/ana-bel-en.pdf',
  description: '<p>She tells. Write to hello@ana.example or see www.ana.example.</p>',
  artistType: 'Comedian',
  is_group: false,
  belong_to: { name: 'Chapiteau' },
  series: [{ name: 'the42' }, { name: 'Street' }, { name: 'unknown' }, { name: 'the42' }],
  shows: [
    {
      id: 1,
      title: 'Nights',
      url: '/en/shows/nights',
      date: {
        firstDate: '2027-06-17T23:30:00Z',
        nextDate: '2027-07-17T23:30:00Z',
        lastDate: '2027-08-01T02:00:00Z',
        timezone_offset: '-0400',
      },
    },
    { id: 2, title: 'Left out', url: '/en/shows/left-out', belong_to: { name: 'Elsewhere' } },
  ],
  awards: [
    { title: 'Golden Chair', description: 'Presented standing.' },
    { title: '', description: '' },
  ],
  demosCat1Title: 'On stage',
  demosCat1: [{ title: 'Form 27-B', url: 'https://demo.example/1.mp3' }],
  demosCat2Title: 'Elsewhere',
  demosCat2: [
    { title: 'Radio', url: '/media/radio.mp3' },
    { title: 'Bad', url: 'javascript:alert(1)' },
  ],
  photos: [photo(1), '/p/2.jpg', { url: 'javascript:alert(1)' }, 5],
  videos: [
    { youtube_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', title: 'The rabbit' },
    { youtube_url: 'https://evil.example/watch?v=aqz-KE-bpKQ' },
  ],
  htmlTitle: 'For schools',
  htmlText: '<p>A workshop.</p><script>alert(1)</script>',
};
const metas = { title: 'Ana Bel', description: 'She tells.', og_image: null, noindex: false };
/** The targets of links, without the drawings beside words. */
const linksIn = (html: string): string[] =>
  valuesOf(html, 'href').filter((href) => !href.startsWith('/icons/'));
const pageOf = (attributes: object) => json({ entity_data: { type: 'artist', id: '7', attributes, metas } });

const at = async (attributes: object) => {
  const page = await renderAt('/en/artists/ana-bel', { 'en/router/artists/ana-bel': pageOf(attributes) });
  if (page.kind === 'redirect') return { leadsTo: page.location };
  const main = partsOf(page.html, 'main').join();
  return {
    status: page.status,
    structured: page.structured,
    main,
    text: textOf(main),
    name: partsOf(main, 'h1').map(textOf),
    pictures: valuesOf(main, 'src'),
    accordions: partsOf(main, 'details').map((part) => textOf(part)),
    isOpen: [...main.matchAll(/<details[^>]*?(open="")?>/g)].map(([, open]) => open !== undefined),
    chunks: page.chunks,
  };
};
const drawn = async (attributes: object) => {
  const page = await at(attributes);
  if ('leadsTo' in page) throw new Error(`Led to ${page.leadsTo}`);
  return page;
};

describe('the page of an artist', () => {
  test('ARD-01: name, series with their icons, breadcrumb and photo, in a view of its own', async () => {
    const { status, main, name, text, pictures, chunks } = await drawn(whole);
    expect({
      status,
      name,
      breadcrumb: text.startsWith('Home Artists Ana Bel Ana Bel Comedian'),
      way: linksIn(main).slice(0, 2),
      series: [...main.matchAll(/data-series="(\w+)"><i/g)].map(([, one]) => one),
      photo: pictures[0],
      chunk: chunks.includes('artist.page'),
    }).toEqual({
      status: 200,
      name: ['Ana Bel'],
      breadcrumb: true,
      way: ['/en', '/en/artists'],
      series: ['the42', 'street'],
      photo: '/main.avif',
      chunk: true,
    });
  });

  test.each([
    ['fr', 'artistes', 'Accueil Artistes Ana Bel'],
    ['en', 'artists', 'Home Artists Ana Bel'],
  ])('ARD-01 (%s): the breadcrumb leads to the list of its language', async (lang, word, crumbs) => {
    const page = await renderAt(`/${lang}/${word}/ana-bel`, {
      [`${lang}/router/${word}/ana-bel`]: pageOf(whole),
    });
    if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
    const [way = ''] = partsOf(partsOf(page.html, 'main').join(), 'nav');
    expect([textOf(way), linksIn(way)]).toEqual([crumbs, [`/${lang}`, `/${lang}/${word}`]]);
  });

  test('ARD-08: each of the five series has its mark, however it is written; what is none has not', async () => {
    const series = ['the42', 'ComedyCon', 'HEADLINERS', 'outdoors', 'street', 'circus', ''];
    const { main } = await drawn({ ...whole, series: series.map((name) => ({ name })) });
    expect([...main.matchAll(/data-series="(\w+)"><i/g)].map(([, one]) => one)).toEqual([
      'the42',
      'comedycon',
      'headliners',
      'outdoors',
      'street',
    ]);
  });

  test('ARD-02: links to X, Facebook, Instagram and the website, and the CV to download', async () => {
    const { main } = await drawn(whole);
    const [links = ''] = partsOf(main, 'ul').filter((list) => list.includes('.pdf'));
    expect([valuesOf(links, 'target'), valuesOf(links, 'rel'), valuesOf(links, 'aria-label')]).toEqual([
      ['_blank', '_blank', '_blank', '_blank'],
      ['', '', '', ''].map(() => 'noopener noreferrer'),
      ['Ana Bel elsewhere'],
    ]);
    expect([linksIn(links), links.includes('download'), textOf(links)]).toEqual([
      [
        'https://x.example/ana',
        'https://facebook.example/ana',
        'https://instagram.example/ana',
        'https://ana.example',
        '/media/cv/ana-bel-en.pdf',
      ],
      true,
      'X (new window) Facebook (new window) Instagram (new window) Website (new window) CV (PDF)',
    ]);
  });

  test('ARD-02: a CV alone is there to download', async () => {
    const { main } = await drawn({ name: 'Ana Bel', cv: whole.cv });
    expect(linksIn(main).filter((href) => href.startsWith('/media'))).toEqual([whole.cv]);
  });

  test('ARD-04: demos of the second category alone are there', async () => {
    const { accordions } = await drawn({ name: 'Ana Bel', demosCat2: [whole.demosCat2[0]] });
    expect(accordions).toEqual(['Demos Radio (new window)']);
  });

  test('ARD-01: machines get the picture of the page, else that of the lists', async () => {
    const pictureOf = async (changes: object) =>
      /"@type":"Person".*?"image":"([^"]*)"/.exec((await drawn({ ...whole, ...changes })).structured)?.[1];
    expect([await pictureOf({}), await pictureOf({ image_url: null })]).toEqual([
      'https://fest.example/main.avif',
      'https://fest.example/a.avif',
    ]);
  });

  test('ARD-02: an address that is none, or does something, is no link', async () => {
    const bad = {
      twitter: 'javascript:alert(1)',
      facebook: '//evil.example',
      website: 'x',
      cv: 'data:text/html,x',
    };
    const { main } = await drawn({ ...whole, ...bad, instagram: null });
    expect(main).not.toMatch(/javascript:|evil\.example\/?"|data:text/);
    expect(main).not.toContain('CV (PDF)');
  });

  test('ARD-03: the description folds at a height of 280, and the addresses in it are links', async () => {
    const { main } = await drawn(whole);
    expect([
      settings.readMore.ofArtist,
      main.includes('data-scope="readMore" data-state="short" data-limit="280"'),
      main.includes('<a href="mailto:hello@ana.example">hello@ana.example</a>'),
      main.includes('<a href="https://www.ana.example">www.ana.example</a>.'),
    ]).toEqual([280, true, true, true]);
    const css = readFileSync(new URL('../../components/ReadMore.module.css', import.meta.url), 'utf8');
    expect(css).toMatch(/data-limit='280'\] \{\s*--limit: 280px/);
  });

  test('ARD-03: hostile markup is taken out, and 200 KB of it are read', async () => {
    const hostile = `<p onclick="x()">www.ana.example<script>alert(1)</script><img src=x onerror=alert(1)></p>`;
    const { status, main } = await drawn({
      ...whole,
      description: hostile + 'www.a.example <b>hello@a.example</b> '.repeat(5_000),
    });
    expect([status, main.split('href="mailto:').length - 1]).toEqual([200, 5_000]);
    expect(main).not.toMatch(/onclick|onerror|alert\(1\)/);
  });

  test('ARD-04: shows with their next dates, photos, awards, demos in two titled categories, videos and html', async () => {
    const { accordions, isOpen, main } = await drawn(whole);
    expect([accordions, isOpen]).toEqual([
      [
        'Shows Jul 17 – Jul 31, 2027 Nights Dates to come Left out',
        'Photos',
        'Awards Golden Chair Presented standing.',
        'Demos On stage Form 27-B (new window) Elsewhere Radio (new window)',
        expect.stringMatching(/^Videos Play .*Watch on YouTube/),
        'For schools A workshop.',
      ],
      [true, false, false, false, false, false],
    ]);
    expect(main).not.toContain('alert(1)');
    // Each photo is a link to its full size, by its name.
    const photos = partsOf(main, 'details')[1] ?? '';
    expect([linksIn(photos), valuesOf(photos, 'alt'), valuesOf(photos, 'src')]).toEqual([
      ['/p/1-960.avif', '/p/2.jpg'],
      ['Scene 1', 'Ana Bel, photo 2 of 2'],
      ['/p/1-320.avif', '/p/2.jpg'],
    ]);
    expect(main).toContain('data-scope="photoViewer" data-state="closed"');
  });

  test('ARD-04: in French they are called as the documents call them', async () => {
    const page = await renderAt('/fr/artistes/ana-bel', { 'fr/router/artistes/ana-bel': pageOf(whole) });
    if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
    const titles = partsOf(page.html, 'summary').map(textOf);
    expect(titles).toEqual(['Spectacles', 'Photos', 'Prix & Récompenses', 'Démos', 'Vidéos', 'For schools']);
  });

  test('ARD-04: without shows the photos are open', async () => {
    const { accordions, isOpen } = await drawn({ ...whole, shows: [] });
    expect([accordions.slice(0, 2), isOpen]).toEqual([
      ['Photos', 'Awards Golden Chair Presented standing.'],
      [true, false, false, false, false],
    ]);
  });

  test('ARD-04: what lacks a name has another: a video its place, a demo its address, the free text a word', async () => {
    const { accordions, main } = await drawn({
      name: 'Ana Bel',
      awards: [
        { title: '', description: 'Standing.' },
        { title: 'Chair', description: '' },
      ],
      demosCat1: [{ title: '', url: 'https://demo.example/1.mp3' }],
      demosCat2Title: 'Elsewhere',
      videos: [
        { youtube_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
        { youtube_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKR', title: 'Named' },
      ],
      htmlText: '<p>Text</p>',
    });
    const titles = valuesOf(main, 'aria-label').filter((name) => name.startsWith('Video: '));
    expect(titles).toEqual(['Video: Ana Bel, video 1', 'Video: Named']);
    const demos = partsOf(main, 'details').find((part) => part.includes('demo.example')) ?? '';
    expect([
      accordions[0],
      accordions[1],
      accordions.at(-1),
      valuesOf(demos, 'rel'),
      partsOf(demos, 'h3'),
    ]).toEqual([
      'Awards Standing. Chair',
      'Demos https://demo.example/1.mp3 (new window)',
      'More Text',
      ['noopener noreferrer'],
      [],
    ]);
  });

  test('ARD-08: each series has its name, under a title for those who cannot see the icons', async () => {
    const { main } = await drawn({ ...whole, series: [{ name: 'the42' }, { name: 'headliners' }] });
    const [list = ''] = partsOf(main, 'ul').filter((part) => part.includes('data-series'));
    expect([textOf(list), valuesOf(list, 'aria-label')]).toEqual(['The 42 Headliners', ['Series']]);
  });

  test('ARD-01: the photo is wanted at once, and says whose it is', async () => {
    const { main } = await drawn(whole);
    const [portrait = ''] = main.match(/<img[^>]*main\.avif[^>]*>/) ?? [];
    expect([valuesOf(portrait, 'alt'), valuesOf(portrait, 'loading')]).toEqual([
      ['Ana Bel, photo'],
      ['eager'],
    ]);
  });

  test.each([
    ['with shows until midnight, when the past ones are told', whole, Date.parse('2027-07-17T04:00:00Z')],
    ['without shows for good', { ...whole, shows: [] }, null],
  ])('ARD-04: the page of an artist is kept %s', async (_, attributes, until) => {
    const page = await renderAt('/en/artists/ana-bel', { 'en/router/artists/ana-bel': pageOf(attributes) });
    expect(page.kind === 'page' && page.expiresAt).toBe(until);
  });

  test('ARD-05: videos are embedded by their id, once Play is pressed; those of another host are links', async () => {
    const { main } = await drawn(whole);
    const videos = partsOf(main, 'details')[4] ?? '';
    expect([videos.includes('<iframe'), partsOf(videos, 'button').length, linksIn(videos)]).toEqual([
      false,
      1,
      expect.arrayContaining([
        'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        'https://evil.example/watch?v=aqz-KE-bpKQ',
      ]),
    ]);
  });

  test.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?list=PL0&v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=first-video&next=aqz-KE-bpKQ',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ',
    // Other endings of such addresses are no id.
    'https://youtu.be/aqz-KE-bpKQ?si=nobody-sees-this',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10',
  ])('ARD-05: %s is embedded by the id after its last =, else by the last part of its path', async (url) => {
    const { main } = await drawn({ ...whole, videos: [{ youtube_url: url, title: 'The rabbit' }] });
    const videos = partsOf(main, 'details')[4] ?? '';
    // Here and without scripts.
    expect([partsOf(videos, 'button').length, [...new Set(linksIn(videos))]]).toEqual([
      1,
      ['https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    ]);
  });

  test('ARD-06: the carousels of the accordions: 1.2, 1.1, 2.2 and 3.2 side by side', async () => {
    const { main } = await drawn(whole);
    expect(main.split('data-columns="artist"').length - 1).toBe(3);
    const css = readFileSync(new URL('../../components/Carousel.module.css', import.meta.url), 'utf8');
    const slides = [
      ...css.matchAll(
        /(?:width >= (\d+)px\) \{\s*)?\.carousel\[data-columns='artist'\] \{\s*--slides: ([\d.]+)/g,
      ),
    ].map(([, from = '0', count]) => [Number(from), Number(count)]);
    expect(slides).toEqual([
      [0, 1.2],
      [768, 1.1],
      [992, 2.2],
      [1200, 3.2],
    ]);
  });

  test('SHW-19: shows of an excluded festival are not among them', async () => {
    const page = await renderAt(
      '/en/artists/ana-bel',
      { 'en/router/artists/ana-bel': pageOf(whole) },
      { excludedFestivals: ['elsewhere'] },
    );
    if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
    expect(page.html).toContain('Nights');
    expect(page.html).not.toContain('Left out');
  });

  test.each([0, 1, 60])('ARD-04: %i photos', async (count) => {
    const photos = Array.from({ length: count }, (_, index) => photo(index + 1));
    const { status, main, pictures } = await drawn({ ...whole, image_url: null, photos });
    // A small one each, with a link to its full size.
    expect([status, main.split('"/p/').length - 1, pictures[0]]).toEqual([200, 2 * count, '/a.avif']);
    expect(main.includes('data-scope="photoViewer"')).toBe(count > 0);
  });

  test('ARD-01: a name alone is a page, without a trace of what is not there', async () => {
    const { status, text, accordions, pictures } = await drawn({ name: 'Bo' });
    expect([status, text, accordions, pictures]).toEqual([200, 'Home Artists Bo Bo', [], []]);
  });

  test('ARD-01: an artist is schema.org’s Person, several under one name a PerformingGroup', async () => {
    const typeOf = async (is_group: boolean) =>
      /"@type":"(\w+)","name":"Ana Bel"/.exec((await drawn({ ...whole, is_group })).structured)?.[1];
    expect([await typeOf(false), await typeOf(true)]).toEqual(['Person', 'PerformingGroup']);
  });
});

describe('missing data', () => {
  test('ARD-07: an artist without data leads to the 404 of the language', async () => {
    expect(await at({})).toEqual({ leadsTo: '/en/404' });
    const none = await renderAt('/fr/artistes/x', { 'fr/router/artistes/x': json({ entity_data: null }) });
    expect(none).toMatchObject({ kind: 'redirect', location: '/fr/404' });
  });

  test('ARD-07: data that is no artist’s is not found', async () => {
    expect(await drawn({ name: 5, description: 'x' })).toMatchObject({ status: 404 });
  });

  test('ARD-07: where the language is unknown it is the 404 of the default one', async () => {
    expect(await renderAt('/de/artists/x', {})).toMatchObject({ kind: 'redirect', location: '/fr/404' });
  });
});
