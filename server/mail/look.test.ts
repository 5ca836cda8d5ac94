import { expect, test } from 'vitest';
import { contrastOf } from '#contract/look/contrast.ts';
import { languages } from '#contract/address/language.ts';
import { lookOf } from '../look/look.ts';
import { sampleLook } from '../testing/sampleFolder.ts';
import { everyLetter } from './testing/everyLetter.ts';

const other = lookOf({
  colours: { paper: '#fdfdf8', ink: '#102030', action: '#0a5c4a' },
  series: {},
  fonts: {},
  corners: 'square',
});
const sampleColours = /#(ffd400|14101f|fff9ef|1433b8|5b5568|0b0714)\b/i;

test.each(languages)('FES-17: every letter is in the look of the festival that writes (%s)', (lang) => {
  const [own, sample] = [other, sampleLook].map((look) => everyLetter(lang, { look }));
  expect(sample?.filter(({ mail }) => !sampleColours.test(mail.html))).toEqual([]);
  expect(own?.filter(({ mail }) => sampleColours.test(mail.html))).toEqual([]);
  expect(own?.filter(({ mail }) => !mail.html.includes('background:#fdfdf8;color:#102030'))).toEqual([]);
});

test('FES-17: the words of a letter are read on their ground, by day and by night', () => {
  const html = everyLetter('fr', { look: other })
    .map(({ mail }) => mail.html)
    .join('');
  const pairs = [...html.matchAll(/background:(#\w{6})(?:!important)?;[^"}]*?(?<!-)color:(#\w{6})/g)].map(
    ([, ground = '', words = '']) => [ground, words] as const,
  );
  expect(new Set(pairs.map(String)).size).toBeGreaterThan(3);
  expect(pairs.filter(([ground, words]) => contrastOf(ground, words) < 4.5)).toEqual([]);
});
