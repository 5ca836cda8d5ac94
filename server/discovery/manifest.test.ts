import { expect, test } from 'vitest';
import type { Language } from '#contract/address/language.ts';
import { testFestival } from '../profile/testing/testFestival.ts';
import { writeManifest } from './manifest.ts';

test.each<[languages: [Language, ...Language[]], name: string, start: string]>([
  [['fr', 'en'], 'Rires', '/fr/calendrier'],
  [['en', 'fr'], 'Laughs', '/en/calendar'],
  [['en'], 'Laughs', '/en/calendar'],
])('FES-12: on a home screen a festival in %j is called %s, and begins at %s', (languages, name, start) => {
  const { look } = testFestival;
  const { lang, ...said } = JSON.parse(
    writeManifest({ name: { fr: 'Rires', en: 'Laughs' }, languages, look }),
  );
  expect([lang, said.name, said.short_name, said.start_url]).toEqual([languages[0], name, name, start]);
});
