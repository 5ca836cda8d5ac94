import { describe, expect, test } from 'vitest';
import { json, status } from '#src/api/testing/fakeHost.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderAt } from '#src/testing/renderAt.ts';

const drawn = async (address: string, answers: Parameters<typeof renderAt>[1] = {}) => {
  const page = await renderAt(address, answers);
  if (page.kind === 'redirect') return { leadsTo: page.location };
  const main = partsOf(page.html, 'main').join();
  const [, data = 'null'] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page.structured) ?? [];
  return {
    status: page.status,
    text: textOf(main),
    days: valuesOf(main, 'dateTime'),
    pictures: valuesOf(main, 'src'),
    links: valuesOf(main, 'href').filter((href) => !href.includes('#')),
    downloads: [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]* download=""/g)].map(([, href]) => href),
    feeds: valuesOf(page.head, 'href').filter((href) => href.includes('/feeds/press')),
    alternates: [...page.head.matchAll(/hreflang="(fr|en)" href="https:\/\/fest\.example([^"]*)"/g)].map(
      ([, , href]) => href,
    ),
    data: JSON.parse(data),
  };
};
const pageOf = (type: string, attributes: object, data: unknown[] = [], metas: object = {}) =>
  json({
    entity_data: {
      type,
      id: '5',
      attributes,
      metas: { title: 'M', description: 'In short', og_image: null, noindex: false, ...metas },
    },
    data,
  });
const release = {
  id: 1,
  title: 'Neuf',
  date: '2027-05-01T13:00:00Z',
  detail_url: '/fr/presse/neuf',
  pdf_url: '/media/press/kit.pdf',
};
const list = { title: 'Presse', body: '<p>Tout</p>' };

const pathOf = (address: string): string => address.replace(/^\/(fr|en)\//, '$1/router/');

test.each([
  ['RTE-15', 'press_list', '/fr/presse', '/en/press'],
  ['RTE-16', 'career_list', '/en/jobs', '/fr/emplois'],
])('%s: the %s is at %s, with its counterpart at %s', async (_, type, here, there) => {
  const page = await drawn(here, { [pathOf(here)]: pageOf(type, list, [release]) });
  expect([page.status, page.alternates?.toSorted()]).toEqual([200, [here, there].toSorted()]);
});

describe.each([
  ['press_list', 'fr', '/fr/presse'],
  ['career_list', 'en', '/en/jobs'],
])('%s (%s)', (type, lang, here) => {
  const path = pathOf(here);

  test('PRS-03: titles, days in the reader’s language, addresses, the PDF where there is one', async () => {
    const { pdf_url: _, ...bare } = release;
    const data = [release, { ...bare, id: 2, title: 'Vieux', date: '2027-04-30' }, { title: 5 }, 'text'];
    const page = await drawn(here, { [path]: pageOf(type, list, data) });
    const days = lang === 'fr' ? ['1er mai 2027', '30 avr. 2027'] : ['May 1, 2027', 'Apr 30, 2027'];
    const pdf = lang === 'fr' ? 'PDF Télécharger le PDF (Neuf)' : 'PDF Download the PDF (Neuf)';
    expect(page.text).toMatch(new RegExp(`Presse Tout ${days[0]} Neuf .*${days[1]} Vieux$`));
    expect(page.text?.replaceAll(/\s+/g, ' ')).toContain(pdf);
    expect(page.days).toEqual(['2027-05-01', '2027-04-30']);
    expect(page.links).toEqual([`/${lang}`, '/fr/presse/neuf', '/media/press/kit.pdf', '/fr/presse/neuf']);
  });

  test('PRS-03: an entry has its picture, and the kind that its tag names', async () => {
    const tags = [{ id: 'a', title: 'Releases', entry: 'Release' }];
    const data = [{ ...release, tag: 'a', image_url: '/media/posters/1-800.avif' }];
    const page = await drawn(here, { [path]: pageOf(type, { ...list, tags }, data) });
    const day = lang === 'fr' ? '1er mai 2027' : 'May 1, 2027';
    expect(page.text).toMatch(new RegExp(`Releases Release ${day} Neuf`));
    expect(page.pictures).toEqual(['/media/posters/1-800.avif']);
  });

  test('PRS-05: an empty list, and an empty tag of one that is not, say so', async () => {
    const nothing = {
      fr: 'Rien à afficher pour le moment.',
      en: 'Nothing here for now.',
    }[lang];
    const empty = await drawn(here, { [path]: pageOf(type, list) });
    expect([empty.status, empty.text?.endsWith(`Tout ${nothing}`)]).toEqual([200, true]);
    const tags = [
      { id: 'a', title: 'First' },
      { id: 'b', title: 'Second' },
    ];
    const tagged = pageOf(type, { ...list, tags }, [{ ...release, tag: 'b', pdf_url: null }]);
    const { text } = await drawn(here, { [path]: tagged });
    expect(text).toMatch(new RegExp(`First ${nothing} Second .* Neuf$`));
  });

  test('LDR-10: an answer without an entity leads to the 404 of the language; a host that fails is told of', async () => {
    expect(await drawn(here, { [path]: json({ entity_data: null }) })).toEqual({ leadsTo: `/${lang}/404` });
    expect(await drawn(here, { [path]: status(404) })).toMatchObject({ status: 404 });
    expect(await drawn(here, { [path]: status(500) })).toMatchObject({ status: 503 });
  });
});

test('RTE-20: a list at another address than its pair’s does not claim to be the pair', async () => {
  const here = await drawn('/fr/communiques', {
    'fr/router/communiques': pageOf('press_list', list, [release]),
  });
  expect([here.status, here.alternates?.includes('/en/press'), here.feeds]).toEqual([
    200,
    false,
    ['/fr/feeds/press.rss', '/fr/feeds/press.atom'],
  ]);
});

const body = '<p>All of it</p>';
const organization = { '@type': 'Organization', name: 'Chapiteau', url: 'https://fest.example/' };
const url = 'https://fest.example/fr/presse/neuf';

describe('a page of the press room', () => {
  const at = (attributes: object) =>
    drawn('/fr/presse/neuf', { 'fr/router/presse/neuf': pageOf('press_release', attributes) });

  test('PRS-01: its day, its text, the PDF and the way back', async () => {
    const { text, ...page } = await at({ ...release, body });
    expect(text?.replaceAll(/\s+/g, ' ')).toBe(
      'Accueil Presse Neuf Neuf samedi 1er mai 2027 All of it PDF Télécharger le PDF (Neuf) Retour à la salle de presse',
    );
    expect(page).toMatchObject({
      status: 200,
      links: ['/fr', '/fr/presse', '/media/press/kit.pdf', '/fr/presse'],
      downloads: ['/media/press/kit.pdf'],
    });
  });

  test('META-03: without a title of its own the article has that of its page, and a picture of its own', async () => {
    const { data } = await drawn('/fr/presse/neuf', {
      'fr/router/presse/neuf': pageOf('press_release', { body }, [], { og_image: '/media/og.png' }),
    });
    expect([data.headline, data.image, data.description]).toEqual([
      'M',
      'https://fest.example/media/og.png',
      'In short',
    ]);
  });

  test('META-03: it is a NewsArticle, with the feeds of the press', async () => {
    expect(await at({ ...release, body })).toMatchObject({
      feeds: ['/fr/feeds/press.rss', '/fr/feeds/press.atom'],
      data: {
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: 'Neuf',
        description: 'In short',
        inLanguage: 'fr',
        url,
        mainEntityOfPage: url,
        image: 'https://fest.example/media/social.png',
        datePublished: '2027-05-01T13:00:00Z',
        author: organization,
        publisher: organization,
      },
    });
  });

  test.each(['title', 'date', 'pdf_url', 'body'] as const)(
    'PRS-01: without %s it stands, and has no link that leads nowhere',
    async (name) => {
      const { [name]: _left, ...rest } = { ...release, body };
      const { status: code, links } = await at(rest);
      expect([code, links?.at(-1), links?.includes('/media/press/kit.pdf')]).toEqual([
        200,
        '/fr/presse',
        name !== 'pdf_url',
      ]);
    },
  );

  test('PRS-01: what is of a wrong type costs itself only, and an address that is none is no link', async () => {
    const { status: code, links } = await at({
      title: 5,
      date: 'soon',
      pdf_url: 'javascript:alert(1)',
      body,
    });
    expect([code, links]).toEqual([200, ['/fr', '/fr/presse', '/fr/presse']]);
  });
});

describe('a job', () => {
  const job = { title: 'Usher', date: '2027-05-01', body, city: 'Laval', employment: 'PART_TIME' };
  const posting = () => drawn('/en/jobs/usher', { 'en/router/jobs/usher': pageOf('career_posting', job) });

  test('PRS-02: where, when, its text, and the way back', async () => {
    expect(await posting()).toMatchObject({
      status: 200,
      text: 'Home Careers Usher Usher Part time Saturday, May 1, 2027 Laval All of it Back to all the jobs',
      links: ['/en', '/en/jobs', '/en/jobs'],
    });
  });

  test('META-03: it is a JobPosting; no feed is named', async () => {
    expect(await posting()).toMatchObject({
      feeds: [],
      data: {
        '@context': 'https://schema.org',
        '@type': 'JobPosting',
        title: 'Usher',
        description: body,
        url: 'https://fest.example/en/jobs/usher',
        datePosted: '2027-05-01',
        employmentType: 'PART_TIME',
        hiringOrganization: { '@type': 'Organization', name: 'Chapiteau', sameAs: 'https://fest.example/' },
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: 'Laval', addressCountry: 'CA' },
        },
      },
    });
  });
});

test.each([
  ['/en/press/new', 'en/router/press/new', pageOf('press_release', { ...release, body }), '/en/press'],
  ['/en/jobs/usher', 'en/router/jobs/usher', pageOf('career_posting', { title: 'Usher' }), '/en/jobs'],
  ['/en/videos-ondemand', 'en/content/8/videos', json({ data: [], totalcount: 0 }), '/en/ondemand'],
])('LDR-13: %s ends with a link back', async (address, path, answer, back) => {
  const { links } = await drawn(address, { [path]: answer });
  expect(links?.at(-1)).toBe(back);
});
