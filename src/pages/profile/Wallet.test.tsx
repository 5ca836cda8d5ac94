import { expect, test } from 'vitest';
import { pairPath } from '#contract/address/pairs.ts';
import en from '#locales/en/profile.json' with { type: 'json' };
import fr from '#locales/fr/profile.json' with { type: 'json' };
import { allParts } from '#contract/settings/parts.ts';
import { PartsContext } from '#src/components/parts.ts';
import { partsOf } from '#src/testing/html.ts';
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

test('FES-21: where a festival has no passes there is no way to them', () => {
  const links = (passes: boolean): number =>
    partsOf(
      renderScreen(
        <PartsContext value={{ ...allParts, passes }}>
          <Wallet credits={{ creditLeft: 0, showsReserved: 0, passes: 0, loaded: true }} />
        </PartsContext>,
      ),
      'a',
    ).length;
  expect([links(true), links(false)]).toEqual([1, 0]);
});
