import { stripVTControlCharacters } from 'node:util';
import type { Browser } from '@playwright/test';
import { expect, test } from '../site/test.ts';
import { control, expectPerceived, type Perceived } from './perception/perceived.ts';

/** A part of a page with everything that a row can tell, and its row. */
const html = `<section aria-busy="true">
  <input role="combobox" aria-label="City" aria-expanded="true" aria-controls="list" aria-activedescendant="two" autofocus>
  <ul id="list" role="listbox"><li id="one" role="option">Québec</li><li id="two" role="option" aria-selected="true">Laval</li></ul>
  <input aria-label="Email" aria-invalid="true">
  <p role="alert">Not <b>yours</b>.</p><p role="status">One moment…</p>
  <button aria-pressed="true">Like</button><button aria-disabled="true">Send</button>
</section>`;
const row: Perceived = {
  controls: [
    control('combobox', 'City', 'expanded'),
    control('option', 'Québec'),
    control('option', 'Laval', 'selected'),
    control('textbox', 'Email', 'invalid'),
    control('button', 'Like', 'pressed'),
    control('button', 'Send', 'disabled'),
  ],
  alerts: ['Not yours.'],
  statuses: ['One moment…'],
  isBusy: true,
  activeOption: 'Laval',
  focus: 'City',
};

/** Ceiling of a look that must fail: the first one does, on a slow machine as well. */
const timeout = 3_000;

/** Looks at the page with one change, each in a tab of its own. @returns the reason why it is another one */
const lookAt = async (browser: Browser, [before, after]: readonly [string, string]): Promise<string> => {
  if (!html.includes(before)) throw new Error(`There is no ${before}`);
  const page = await browser.newPage();
  await page.setContent(html.replace(before, after));
  const why = await expectPerceived(page.locator('section'), row, { withLinks: false, timeout }).then(
    () => 'It is not',
    (error: Error) => stripVTControlCharacters(error.message).replaceAll(/ +/g, ' '),
  );
  await page.close();
  return why;
};

test('TST-22: a page is as its row says, whole', async ({ browser }) => {
  expect(await lookAt(browser, ['', ''])).toBe('It is not');
});

/** A change as somebody tired would make it, and what the look says of it. */
const spoilt = [
  [' aria-disabled="true"', '', '- "disabled",'],
  [' aria-invalid="true"', '', '- "invalid",'],
  [' aria-expanded="true"', '', '- "expanded",'],
  [' aria-pressed="true"', '', '- "pressed",'],
  [' aria-selected="true"', '', '- "selected",'],
  ['aria-label="Email"', 'aria-label="Mail"', '+ "name": "Mail",'],
  ['<button aria-disabled', '<a href="/" aria-disabled', '- "role": "button",'],
  ['</section>', '<button>One more</button></section>', '+ "name": "One more",'],
  ['role="alert"', '', '- "Not yours.",'],
  ['</section>', '<p role="alert">And more.</p></section>', '+ "And more.",'],
  ['One moment…', '', '- "One moment…",'],
  ['aria-busy="true"', '', '- "isBusy": true,'],
  ['aria-activedescendant="two"', 'aria-activedescendant="one"', '+ "activeOption": "Québec",'],
  ['aria-activedescendant="two"', 'aria-activedescendant="three"', '+ "activeOption": "missing: three",'],
  [' autofocus', '', '- "focus": "City",'],
] as const;

test('TST-23: what is dropped, added or called otherwise makes the look fail', async ({ browser }) => {
  const whys = await Promise.all(
    spoilt.map(async ([before, after, says]) =>
      (await lookAt(browser, [before, after])).includes(says) ? 'told' : `${before} → ${after} was not told`,
    ),
  );
  expect(whys).toEqual(spoilt.map(() => 'told'));
});
