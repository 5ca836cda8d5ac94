import { expect, test } from 'vitest';
import type { Language } from '#contract/address/language.ts';
import en from '#locales/en/unavailable.json' with { type: 'json' };
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { UnavailableScreen } from './UnavailableScreen.tsx';

const drawn = (lang: Language) =>
  renderScreen(
    <UnavailableScreen
      lang={lang}
      retryAfter={null}
      online
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
