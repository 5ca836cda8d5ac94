import { expect, test } from 'vitest';
import { useTranslation } from 'react-i18next';
import type { Fault } from '#machines/fault.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { Faults } from './Faults.tsx';
import { faultText } from './faultText.ts';

function Told({ fault }: { fault: Fault }) {
  return faultText(useTranslation().t, fault);
}
const said = (fault: Fault): string[] =>
  (['fr', 'en'] as const).map((lang) => textOf(renderScreen(<Told fault={fault} />, { lang })));

test.each<[Fault, string, string]>([
  [
    { field: 'FullName', code: 'too-long' },
    'C’est trop long : 100 caractères au plus.',
    'This is too long: 100 characters at most.',
  ],
  [
    { field: 'Email', code: 'too-long' },
    'C’est trop long : 254 caractères au plus.',
    'This is too long: 254 characters at most.',
  ],
  [
    { field: 'location', code: 'too-long' },
    'C’est trop long : 200 caractères au plus.',
    'This is too long: 200 characters at most.',
  ],
  [
    { field: 'Location', code: 'too-long' },
    'C’est trop long : 200 caractères au plus.',
    'This is too long: 200 characters at most.',
  ],
  [
    { field: 'Password', code: 'too-long' },
    'C’est trop long : 256 caractères au plus.',
    'This is too long: 256 characters at most.',
  ],
  [
    { field: 'Password', code: 'too-short' },
    'Ce mot de passe est trop court : il faut au moins 8 caractères.',
    'This password is too short: it takes at least 8 characters.',
  ],
  [
    { field: 'OldPassword', code: 'missing' },
    'Donnez votre mot de passe actuel.',
    'Enter your current password.',
  ],
  [{ field: 'Email', code: 'missing' }, 'Donnez votre adresse courriel.', 'Enter your email address.'],
  [
    { field: 'OldPassword', code: 'wrong' },
    'Ce n’est pas votre mot de passe actuel.',
    'This is not your current password.',
  ],
  [{ field: 'Password', code: 'told', words: 'Trop simple.' }, 'Trop simple.', 'Trop simple.'],
])('PRO-10: of %o a form says what would be right', (fault, french, english) => {
  expect(said(fault)).toEqual([french, english]);
});

test('PRO-10: all faults of a form stand before it, counted, each a way to its field; without any nothing stands there', () => {
  const summaryOf = (...faults: Fault[]) => renderScreen(<Faults faults={faults} />);
  const html = summaryOf({ field: 'FullName', code: 'too-long' }, { field: 'Email', code: 'missing' });
  const title = valuesOf(html, 'aria-labelledby')[0];
  expect(html).toMatch(/^<div [^>]*tabindex="-1" role="group"/);
  expect(html).toContain(`<h2 id="${title}">2 things to correct:</h2>`);
  expect(partsOf(html, 'li')).toEqual([
    '<li><a href="#account-FullName">This is too long: 100 characters at most.</a></li>',
    '<li><a href="#account-Email">Enter your email address.</a></li>',
  ]);
  expect(textOf(summaryOf({ field: 'Email', code: 'missing' }))).toContain('One thing to correct:');
  expect(summaryOf()).toBe('');
});

test('PRO-19: the faults take the focus when some are new, and leave it alone while they are corrected', async () => {
  const [name, email]: Fault[] = [
    { field: 'FullName', code: 'too-long' },
    { field: 'Email', code: 'missing' },
  ];
  const form = (...faults: (Fault | undefined)[]) => (
    <>
      <input id="account-FullName" />
      <input id="account-Email" />
      <Faults faults={faults.filter((fault) => fault !== undefined)} />
    </>
  );
  const { find, redraw } = await renderLive(form());
  /** Whether the summary has the focus after a change that a field was typed in before. */
  const isFocused = async (...faults: (Fault | undefined)[]) => {
    find('input').focus();
    await redraw(form(...faults));
    return [document.activeElement?.getAttribute('role'), document.activeElement?.id];
  };
  const [summary, field] = [
    ['group', ''],
    [null, 'account-FullName'],
  ];
  expect(await isFocused()).toEqual(field);
  expect(await isFocused(name, email)).toEqual(summary);
  expect([await isFocused(name, email), await isFocused(email)]).toEqual([field, field]);
  // Sent once more with the same mistake.
  expect(await isFocused({ field: 'Email', code: 'missing' })).toEqual(summary);
  expect(await isFocused(email, name)).toEqual(summary);
});

test('PRO-10: a fault that is pressed leads to its field, and leaves no trace in the address', async () => {
  const { find } = await renderLive(
    <>
      <input id="account-Email" />
      <Faults faults={[{ field: 'Email', code: 'missing' }]} />
    </>,
  );
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('a').dispatchEvent(press);
  expect([press.defaultPrevented, document.activeElement?.id]).toEqual([true, 'account-Email']);
});
