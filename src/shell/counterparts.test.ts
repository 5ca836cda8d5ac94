import { expect, test } from 'vitest';
import { languages, otherLanguage } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { renderAt } from '#src/testing/renderAt.ts';

/** The pages that need no content; the journey of the statuses has the others. */
const names = [
  'my-list',
  'my-tickets',
  'search',
  'choose-your-pass',
  'register',
  'activate',
  'reset-password',
] as const;

test.each(names)('RTE-20: %s leads to itself in the other language', async (name) => {
  for (const lang of languages) {
    const page = await renderAt(pairPath(name, lang));
    if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
    expect([page.status, /<a href="([^"]*)"[^>]* rel="alternate"/.exec(page.html)?.[1]]).toEqual([
      200,
      pairPath(name, otherLanguage(lang)),
    ]);
  }
});
