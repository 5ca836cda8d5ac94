import { describe, expect, test } from 'vitest';
import { headTags, renderHead, type PageHead } from './head.ts';

const page: PageHead = {
  title: 'Calendrier',
  description: 'Tous les spectacles',
  image: '/media/1.webp',
  noindex: false,
  canonical: '/fr/calendrier',
  alternates: { fr: '/fr/calendrier', en: '/en/calendar' },
};

describe('head', () => {
  test('LAY-31, META-01: title, description, picture, canonical and the language pair with x-default', () => {
    expect(renderHead(headTags(page, 'Chapiteau', 'https://fest.example')).split('\n')).toEqual([
      '<title data-head>Calendrier | Chapiteau</title>',
      '<meta data-head property="og:title" content="Calendrier | Chapiteau">',
      '<meta data-head property="og:site_name" content="Chapiteau">',
      '<meta data-head name="description" content="Tous les spectacles">',
      '<meta data-head property="og:description" content="Tous les spectacles">',
      '<meta data-head property="og:image" content="https://fest.example/media/1.webp">',
      '<link data-head rel="canonical" href="https://fest.example/fr/calendrier">',
      '<meta data-head property="og:url" content="https://fest.example/fr/calendrier">',
      '<link data-head rel="alternate" hreflang="fr" href="https://fest.example/fr/calendrier">',
      '<link data-head rel="alternate" hreflang="en" href="https://fest.example/en/calendar">',
      '<link data-head rel="alternate" hreflang="x-default" href="https://fest.example/fr/calendrier">',
    ]);
  });

  test('META-01: a page that is not to be found says so and points nowhere', () => {
    const lost = { title: '', noindex: true };
    expect(renderHead(headTags(lost, 'Chapiteau', 'https://fest.example')).split('\n')).toEqual([
      '<title data-head>Chapiteau</title>',
      '<meta data-head property="og:title" content="Chapiteau">',
      '<meta data-head property="og:site_name" content="Chapiteau">',
      '<meta data-head name="robots" content="noindex">',
    ]);
  });

  test('text is text: a title cannot leave its element', () => {
    const [title = ''] = renderHead(
      headTags({ ...page, title: '</title><script>alert("1")</script>' }, 'C', 'https://fest.example'),
    ).split('\n');
    expect(title).toBe(
      '<title data-head>&#60;/title&#62;&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; | C</title>',
    );
  });
});
