import { expect, test } from 'vitest';
import en from '#locales/en/layout.json' with { type: 'json' };
import fr from '#locales/fr/layout.json' with { type: 'json' };
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { NewsletterSaid } from './NewsletterSaid.tsx';

test.each([
  ['en', en.newsletter],
  ['fr', fr.newsletter],
] as const)('LAY-34 (%s): trouble is an alert, success is told politely', (lang, words) => {
  const cases = [
    ['editing', null, '', ''],
    ['invalid', 'missing', words.missing, ''],
    ['invalid', 'malformed', words.malformed, ''],
    ['sending', null, '', words.sending],
    ['failed', 'too-many', words['too-many'], ''],
    ['failed', 'unavailable', words.unavailable, ''],
    ['subscribed', null, '', words.mailed],
  ] as const;
  const saidIn = ([state, problem]: (typeof cases)[number]) =>
    partsOf(renderScreen(<NewsletterSaid {...{ state, problem }} isExternal={false} />, { lang }), 'p').map(
      (part) => [...valuesOf(part, 'role'), textOf(part)],
    );
  expect(cases.map(saidIn)).toEqual(
    cases.map(([, , alert, status]) => [
      ['alert', textOf(alert)],
      ['status', textOf(status)],
    ]),
  );
});
