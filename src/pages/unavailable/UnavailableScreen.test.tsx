import { expect, test } from 'vitest';
import type { Language } from '#contract/address/language.ts';
import en from '#locales/en/unavailable.json' with { type: 'json' };
import page from '#locales/en/page.json' with { type: 'json' };
import { LookContext } from '#src/components/look.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { UnavailableScreen } from './UnavailableScreen.tsx';

const drawn = (lang: Language, online = true, reference: string | null = null) =>
  renderScreen(
    <UnavailableScreen
      lang={lang}
      retryAfter={null}
      reference={reference}
      online={online}
      retry={() => Promise.reject(new Error('not asked'))}
      onRecovered={() => {}}
    />,
    { lang },
  );

test('LDR-08: it says that it asks again by itself, and can be asked to', () => {
  const html = drawn('en');
  expect([
    html.includes('data-scope="unavailable" data-state="waiting"'),
    html.includes(`<p role="status"><strong>${en.state.waiting}</strong></p>`),
    /<button[^>]*aria-disabled="(\w+)"/.exec(html)?.[1],
  ]).toEqual([true, true, 'false']);
});

test.each(['fr', 'en'] as const)('ERR-02: it leads home in %s', (lang) => {
  expect(drawn(lang)).toContain(`href="/${lang}"`);
});

test('LDR-08: title, subtitle and content are those of an error, and without a network those of that', () => {
  const { title, subtitle, content } = page.error;
  const told = (isOnline: boolean): string[] => {
    const html = drawn('en', isOnline);
    return [...partsOf(html, 'h1'), ...partsOf(html, 'p').slice(0, 2)].map(textOf);
  };
  expect([told(true), told(false)]).toEqual([
    [title, subtitle, content],
    [page.offline.title, en.offline.subtitle, page.offline.content],
  ]);
});

test('OPS-34: the error page names the failed request in both languages, a lost network has none', () => {
  const references = (html: string): string[] => partsOf(html, 'small').map(textOf);
  expect([
    references(drawn('fr', true, '1a2b-7')),
    references(drawn('en', true, '1a2b-7')),
    references(drawn('en')),
    references(drawn('en', false, '1a2b-7')),
  ]).toEqual([['Référence : 1a2b-7'], ['Reference: 1a2b-7'], [], []]);
});

test('LDR-08: the number of an error and the sleeping figure stand beside it; a lost network has no number', () => {
  const mascot = { laughing: '/laughing.svg', lost: '/lost.svg', asleep: '/asleep.svg' };
  const look = { logo: null, mascot, plates: { ink: '#000000', paper: '#ffffff' } };
  const beside = (online: boolean) => {
    const html = renderScreen(
      <LookContext value={look}>
        <UnavailableScreen
          {...{ online, lang: 'en' }}
          retryAfter={null}
          reference={null}
          retry={() => Promise.reject(new Error('not asked'))}
          onRecovered={() => {}}
        />
      </LookContext>,
    );
    return [valuesOf(html, 'data-code'), valuesOf(html, 'src')];
  };
  expect([beside(true), beside(false)]).toEqual([
    [['503'], ['/asleep.svg']],
    [[], ['/asleep.svg']],
  ]);
});
