import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, test } from 'vitest';
import type { Page } from '#contract/wire/page.ts';
import enLayout from '#locales/en/layout.json' with { type: 'json' };
import en from '#locales/en/page.json' with { type: 'json' };
import { NotFoundScreen } from '#src/pages/notFound/NotFoundScreen.tsx';
import { PageScreen } from '#src/pages/page/PageScreen.tsx';
import { UnavailableScreen } from '#src/pages/unavailable/UnavailableScreen.tsx';

const i18n = createInstance();
void i18n.use(initReactI18next).init({
  lng: 'en',
  initAsync: false,
  resources: { en: { translation: { page: en, layout: enLayout } } },
  interpolation: { escapeValue: false },
});
const draw = (part: ReactNode): string =>
  renderToStaticMarkup(<I18nextProvider i18n={i18n}>{part}</I18nextProvider>);
const languages = ['fr', 'en'] as const;

describe('the basic page', () => {
  const drawn = (attributes: Page['attributes'], type: Page['type'] = 'page') =>
    draw(
      <PageScreen
        lang="en"
        page={{
          type,
          id: '1',
          attributes,
          metas: { title: 'From the metas', description: '', og_image: null, noindex: false },
          computed_page_theme: { name: 'default' },
          translations: {},
        }}
      />,
    );

  test('LDR-04, LAY-29: its title, its body whole, and the way home', () => {
    const html = drawn({ title: 'Press', body: '<p>All of it</p>' });
    expect([
      html.match(/<h1>[^<]*/)?.[0],
      html.includes('<p>All of it</p>'),
      html.includes('<a href="/en">Home</a>'),
      html.includes('aria-current="page">Press<'),
      html.includes('data-scope="readMore"'),
    ]).toEqual(['<h1>Press', true, true, true, false]);
  });

  test('LDR-04: whatever has no view of its own folds', () => {
    expect(drawn({ title: 'X', body: '<p>x</p>' }, 'video')).toContain('data-scope="readMore"');
  });

  test.each([{}, { title: '' }, { title: 5 }])(
    'LDR-04: without a readable title it is that of the metas: %o',
    (attributes) => {
      expect(drawn(attributes)).toContain('<h1>From the metas</h1>');
    },
  );
});

test.each(languages)('ERR-01: the page that was lost leads home in %s', (lang) => {
  expect(draw(<NotFoundScreen lang={lang} />)).toContain(`href="/${lang}"`);
});

describe('ERR-02: no answer for now', () => {
  const drawn = (lang: (typeof languages)[number]) =>
    draw(
      <UnavailableScreen
        lang={lang}
        retryAfter={null}
        retry={() => Promise.reject(new Error('not asked'))}
        onRecovered={() => {}}
      />,
    );

  test('LDR-08: it says that it asks again by itself, and can be asked to', () => {
    const html = drawn('en');
    expect([
      html.includes('data-scope="unavailable" data-state="waiting"'),
      html.includes(`<p role="status"><strong>${en.error.state.waiting}</strong></p>`),
      /<button[^>]*aria-disabled="(\w+)"/.exec(html)?.[1],
    ]).toEqual([true, true, 'false']);
  });

  test.each(languages)('ERR-02: it leads home in %s', (lang) => {
    expect(drawn(lang)).toContain(`href="/${lang}"`);
  });
});
