import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { sharePicturePath } from '#contract/address/sharePicture.ts';
import type { PageHead } from '#src/routing/pageHead.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { applyHead, headTags, renderHead, unavailableHead } from './head.ts';

const page: PageHead = {
  title: 'Calendrier',
  description: 'Tous les spectacles',
  image: '/media/1.webp',
  noindex: false,
  canonical: '/fr/calendrier',
  alternates: { fr: '/fr/calendrier', en: '/en/calendar' },
};

const settings = {
  brand: 'Chapiteau',
  languages: ['fr' as const, 'en' as const],
  publicUrl: 'https://fest.example',
  socialImage: '/icons/social.png',
};
/** As a document writes an attribute without a value. */
const withEmptyMark = (tag: string): string => tag.replace(' data-head', ' data-head=""');
const titleOf = (title: string): string | undefined => headTags({ title }, settings)[0]?.text;

test('RTE-02: after a navigation the head has the tags of the page shown, none of the page before, and its language', () => {
  openWindow();
  const { head, documentElement } = document;
  const shown = () => [documentElement.lang, [...head.children].map(({ outerHTML }) => outerHTML)];
  const drawn = (next: PageHead) => renderHead(headTags(next, settings)).split('\n').map(withEmptyMark);
  const before = { ...page, noindex: true };
  applyHead(document, headTags(before, settings), 'fr');
  expect(shown()).toEqual(['fr', drawn(before)]);
  applyHead(document, headTags({ title: 'Not found' }, settings), 'en');
  expect(shown()).toEqual(['en', drawn({ title: 'Not found' })]);
  applyHead(document, headTags(page, settings), 'fr');
  expect(shown()).toEqual(['fr', drawn(page)]);
});

describe('head', () => {
  test('META-01: title, description, picture, canonical and the language pair with x-default', () => {
    expect(renderHead(headTags(page, settings)).split('\n')).toEqual([
      '<title data-head>Calendrier | Chapiteau</title>',
      '<meta data-head property="og:title" content="Calendrier | Chapiteau">',
      '<meta data-head property="og:site_name" content="Chapiteau">',
      '<meta data-head property="og:image" content="https://fest.example/media/1.webp">',
      '<meta data-head property="og:image:alt" content="Calendrier | Chapiteau">',
      '<meta data-head name="twitter:card" content="summary_large_image">',
      '<meta data-head name="description" content="Tous les spectacles">',
      '<meta data-head property="og:description" content="Tous les spectacles">',
      '<link data-head rel="canonical" href="https://fest.example/fr/calendrier">',
      '<meta data-head property="og:url" content="https://fest.example/fr/calendrier">',
      '<link data-head rel="alternate" hreflang="fr" href="https://fest.example/fr/calendrier">',
      '<link data-head rel="alternate" hreflang="en" href="https://fest.example/en/calendar">',
      '<link data-head rel="alternate" hreflang="x-default" href="https://fest.example/fr/calendrier">',
    ]);
  });

  test('META-01: the default of a page is in the first language of the festival that has it, whatever its order', () => {
    const defaultOf = (languages: ('fr' | 'en')[], alternates: Record<string, string>) =>
      headTags({ title: '', alternates }, { ...settings, languages }).find(
        ({ attributes: { hreflang } }) => hreflang === 'x-default',
      )?.attributes['href'];
    const both = { en: '/en/calendar', fr: '/fr/calendrier' };
    expect([
      defaultOf(['fr', 'en'], both),
      defaultOf(['en', 'fr'], { fr: both.fr, en: both.en }),
      defaultOf(['fr', 'en'], { en: both.en }),
    ]).toEqual([
      'https://fest.example/fr/calendrier',
      'https://fest.example/en/calendar',
      'https://fest.example/en/calendar',
    ]);
  });

  test.each([
    ['Calendrier', 'Calendrier | Chapiteau'],
    ['', 'Chapiteau'],
    ['Chapiteau', 'Chapiteau'],
    ['Calendrier | Chapiteau', 'Calendrier | Chapiteau'],
    ['Chapiteau | Un festival', 'Un festival | Chapiteau'],
    ['Presse | Communiqués', 'Presse | Communiqués | Chapiteau'],
    ['Chapiteau, le retour', 'Chapiteau, le retour | Chapiteau'],
  ])('LAY-31: of the title “%s” the page is called “%s”, the brand once and at the end', (title, shown) => {
    expect(titleOf(title)).toBe(shown);
  });

  test('LAY-31: the brand is a setting', () => {
    expect(headTags({ title: 'Ici' }, { ...settings, brand: 'Guignol' })[0]?.text).toBe('Ici | Guignol');
  });

  test('META-01: a picture of another host stays where it is', () => {
    const tags = headTags({ ...page, image: 'https://cdn.example/1.jpg' }, settings);
    expect(tags.find(({ attributes }) => attributes['property'] === 'og:image')?.attributes['content']).toBe(
      'https://cdn.example/1.jpg',
    );
  });

  test('META-01: of a picture that we drew the size is told', () => {
    const drawn = sharePicturePath({ lang: 'fr', id: '7', hash: '0123456789abcdef' });
    const told = renderHead(headTags({ ...page, image: drawn }, settings)).split('\n');
    expect(told.slice(3, 6)).toEqual([
      `<meta data-head property="og:image" content="https://fest.example${drawn}">`,
      '<meta data-head property="og:image:width" content="1200">',
      '<meta data-head property="og:image:height" content="630">',
    ]);
  });

  test('META-01: a page that is not to be found says so and points nowhere', () => {
    const lost = { title: '', noindex: true };
    expect(renderHead(headTags(lost, settings)).split('\n')).toEqual([
      '<title data-head>Chapiteau</title>',
      '<meta data-head property="og:title" content="Chapiteau">',
      '<meta data-head property="og:site_name" content="Chapiteau">',
      '<meta data-head property="og:image" content="https://fest.example/icons/social.png">',
      '<meta data-head property="og:image:width" content="1200">',
      '<meta data-head property="og:image:height" content="630">',
      '<meta data-head property="og:image:alt" content="Chapiteau">',
      '<meta data-head name="twitter:card" content="summary_large_image">',
      '<meta data-head name="robots" content="noindex">',
    ]);
  });

  test('META-01: a festival of one language leads to no other, nor to a default', () => {
    const tags = headTags(page, { ...settings, languages: ['fr'] });
    expect(tags.filter(({ attributes: { rel } }) => rel === 'alternate')).toEqual([]);
  });

  test('Security: a page whose address is a secret does not tell it to the sites that it leads to', () => {
    const told = (isSecret: boolean) =>
      renderHead(headTags({ ...page, isSecret }, settings)).match(/<meta data-head name="referrer"[^>]*>/g);
    expect([told(true), told(false)]).toEqual([
      ['<meta data-head name="referrer" content="no-referrer">'],
      null,
    ]);
  });

  test.each([
    [true, 'page.error.title'],
    [false, 'page.offline.title'],
  ])('LDR-08: a page that could not be loaded, with a network: %s, is called %s', async (isOnline, title) => {
    const i18n = createInstance({ lng: 'cimode' });
    await i18n.init();
    expect(unavailableHead(i18n, isOnline)).toEqual({ title, noindex: true });
  });

  test('text is text: a title cannot leave its element', () => {
    const [title = ''] = renderHead(
      headTags({ ...page, title: '</title><script>alert("1")</script>' }, { ...settings, brand: 'C' }),
    ).split('\n');
    expect(title).toBe(
      '<title data-head>&#60;/title&#62;&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; | C</title>',
    );
  });
});
