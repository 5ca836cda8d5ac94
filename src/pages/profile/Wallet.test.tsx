import { expect, test } from 'vitest';
import { pairPath } from '#contract/address/pairs.ts';
import en from '#locales/en/profile.json' with { type: 'json' };
import fr from '#locales/fr/profile.json' with { type: 'json' };
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Wallet } from './Wallet.tsx';

test.each([
  ['en', en.credits],
  ['fr', fr.credits],
] as const)(
  'PRO-21 (%s): without a credit one reads how to get some, with one not',
  (lang, { none, getPass }) => {
    const draw = (creditLeft: number): string =>
      renderScreen(<Wallet credits={{ creditLeft, showsReserved: 0, passes: 0, loaded: true }} />, { lang });
    expect(draw(0)).toContain(`${none} <a href="${pairPath('choose-your-pass', lang)}">${getPass}</a>`);
    expect(draw(1)).not.toContain(none);
  },
);
