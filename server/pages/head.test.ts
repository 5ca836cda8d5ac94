import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages, type Language } from '#contract/address/language.ts';
import { partsOf, textOf } from '#src/testing/html.ts';
import { startSite, type TestSite } from '../testing/startSite.ts';

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    Array.from(tag.matchAll(/ ([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, textOf(value)]),
  );
const tagsOf = (html: string, name: 'meta' | 'link'): Attributes[] =>
  (html.match(new RegExp(`<${name} [^>]*>`, 'g')) ?? []).map(attributesOf);
const pathOf = (address: string | undefined): string => new URL(address ?? '').pathname;

/** A page's head for readers of links. */
const headOf = (html: string) => {
  const metas = tagsOf(html, 'meta');
  const links = tagsOf(html, 'link');
  const contents = (key: 'name' | 'property', name: string): string[] =>
    metas.filter((meta) => meta[key] === name).map((meta) => meta['content'] ?? '');
  const titles = partsOf(html, 'title');
  const canonicals = links.filter(({ rel }) => rel === 'canonical');
  const descriptions = contents('name', 'description');
  const images = contents('property', 'og:image');
  return {
    lang: /<html [^>]*lang="(\w+)"/.exec(html)?.[1],
    title: textOf(titles[0] ?? ''),
    description: descriptions[0] ?? '',
    image: images[0],
    size: [...contents('property', 'og:image:width'), ...contents('property', 'og:image:height')],
    imageText: contents('property', 'og:image:alt'),
    card: contents('name', 'twitter:card'),
    shared: [contents('property', 'og:title'), contents('property', 'og:description')],
    isForRobots: contents('name', 'robots').length === 0,
    canonical: canonicals[0]?.['href'],
    alternates: Object.fromEntries(
      links
        .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
        .map(({ hreflang = '', href }) => [hreflang, pathOf(href)]),
    ),
    counts: [titles, descriptions, images, canonicals, partsOf(html, 'h1')].map((list) => list.length),
  };
};

/** ISO 8601 with its offset; seconds may be left out. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;

const events = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.array(v.unknown()),
    v.pipe(
      v.object({ '@graph': v.array(v.unknown()) }),
      v.transform((graph) => graph['@graph']),
    ),
  ]),
  v.array(
    v.object({
      '@type': v.literal('Event'),
      name: v.pipe(v.string(), v.minLength(1)),
      startDate: v.pipe(v.string(), v.regex(instant)),
      url: v.pipe(v.string(), v.url()),
      location: v.object({ '@type': v.string() }),
    }),
  ),
);

const addresses = {
  fr: {
    home: '/fr',
    calendar: '/fr/calendrier',
    archive: '/fr/calendrier-archive',
    basic: '/fr/accessibilite',
    legal: '/fr/confidentialite',
  },
  en: {
    home: '/en',
    calendar: '/en/calendar',
    archive: '/en/calendar-archive',
    basic: '/en/accessibility',
    legal: '/en/privacy-policy',
  },
} as const;
const shows = { fr: '/fr/spectacles/', en: '/en/shows/' } as const;

/** One page of every kind: its address, and the title of its own. */
const kinds: Record<Language, Record<string, readonly [address: string, title: string]>> = {
  fr: {
    home: ['/fr', 'Festival d’humour et de scène'],
    month: ['/fr/calendrier?month=2027-08', 'Calendrier, août 2027'],
    day: ['/fr/calendrier?mode=day&day=2027-08-14', 'Calendrier, samedi 14 août 2027'],
    archive: ['/fr/calendrier-archive', 'Archives du calendrier, juin 2027'],
    show: [
      `${shows.fr}zoe-tremblay-tremblay-consanguinite-administrative`,
      'Zoé Tremblay-Tremblay : Consanguinité administrative',
    ],
    'show of Toronto': [
      `${shows.fr}les-excuses-completes-de-desmond-okafor`,
      'Les excuses complètes de Desmond Okafor',
    ],
    video: ['/fr/videos/le-dragon-perdu', 'Le dragon perdu'],
    'basic page': ['/fr/accessibilite', 'Accessibilité'],
    'legal page': ['/fr/confidentialite', 'Politique de confidentialité'],
    login: ['/fr/login', 'Connexion'],
    404: ['/fr/404', 'Page introuvable'],
    503: ['/fr/503', 'Erreur du serveur'],
  },
  en: {
    home: ['/en', 'A festival of comedy and live acts'],
    month: ['/en/calendar?month=2027-08', 'Calendar, August 2027'],
    day: ['/en/calendar?mode=day&day=2027-08-14', 'Calendar, Saturday, August 14, 2027'],
    archive: ['/en/calendar-archive', 'Calendar archive, June 2027'],
    show: [`${shows.en}zoe-tremblay-tremblay-no-relation`, 'Zoé Tremblay-Tremblay: No Relation'],
    'show of Toronto': [`${shows.en}desmond-okafor-sorry-in-full`, 'Desmond Okafor: Sorry, in Full'],
    video: ['/en/videos/the-lost-dragon', 'The lost dragon'],
    'basic page': ['/en/accessibility', 'Accessibility'],
    'legal page': ['/en/privacy-policy', 'Privacy policy'],
    login: ['/en/login', 'Log in'],
    404: ['/en/404', 'Page not found'],
    503: ['/en/503', 'Server Error'],
  },
};
/** They are not for robots. */
const isHidden = (kind: string): boolean => ['login', '404', '503'].includes(kind);
const hasDescription = (kind: string): boolean => !['404', '503'].includes(kind);

let site: TestSite;
beforeAll(async () => {
  site = await startSite('sample');
});
afterAll(() => site.close());
const read = async (address: string): Promise<string> => (await site.ask(address)).text();

for (const lang of languages) {
  const at = addresses[lang];
  test.each(Object.entries(kinds[lang]))(
    `META-01 (${lang}): a %s has a title with the brand, and a picture to share it by`,
    async (kind, [address, ownTitle]) => {
      const { title, image, description, shared, size, imageText, card, isForRobots } = headOf(
        await read(address),
      );
      expect({ title, size, imageText, card, shared, isForRobots }).toEqual({
        title: `${ownTitle} | Chapiteau`,
        size: kind === 'video' ? [] : ['1200', '630'],
        imageText: [title],
        card: ['summary_large_image'],
        shared: [[title], hasDescription(kind) ? [description] : []],
        isForRobots: !isHidden(kind),
      });
      expect(description.length > 0).toBe(hasDescription(kind));
      expect(image).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//);
      // A busy machine draws it later.
      await expect
        .poll(async () => {
          const answer = await site.ask(pathOf(image));
          return [answer.status, answer.headers.get('content-type')?.split('/')[0]];
        })
        .toEqual([200, 'image']);
    },
  );

  test.each(['home', 'calendar', 'archive', 'basic', 'legal'] as const)(
    `META-03 (${lang}): %s has one title and description, a canonical address and its counterparts`,
    async (name) => {
      const { description, canonical, alternates, counts, lang: spoken } = headOf(await read(at[name]));
      expect(description.length).toBeGreaterThan(20);
      expect({ path: pathOf(canonical), lang: spoken, alternates, counts }).toEqual({
        path: at[name],
        lang,
        alternates: { fr: addresses.fr[name], en: addresses.en[name], 'x-default': addresses.fr[name] },
        counts: [1, 1, 1, 1, 1],
      });
    },
  );

  test(`META-03 (${lang}): the calendar tells machines its shows as schema.org Events`, async () => {
    const html = await read(`${at.calendar}?month=2027-08`);
    const script = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
    const found = v.parse(events, script);
    expect(found.length).toBeGreaterThan(50);
    const strangers = found.filter(({ url }) => !new URL(url).pathname.startsWith(shows[lang]));
    expect(strangers).toEqual([]);
    expect(new Set(found.map(({ url }) => new URL(url).origin)).size).toBe(1);
  });
}
