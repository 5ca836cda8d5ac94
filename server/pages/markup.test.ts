import { HtmlValidate, type RuleConfig } from 'html-validate';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { languages } from '#contract/address/language.ts';
import { kindsOfPages } from '../testing/kindsOfPages.ts';
import { startSite, type TestSite } from '../testing/startSite.ts';

/** Recommendations of html-validate that no browser needs, with the reason. */
const exceptions: RuleConfig = {
  // The standard takes both; ours are small letters.
  'doctype-style': 'off',
  // React writes them so, and HTML allows it.
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // An id may have any sign but white space.
  'valid-id': ['error', { relaxed: true }],
  // A heading may have a name (ARIA in HTML): a screen reader reads a cut title in full.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // A combobox has a list of its own (ARIA 1.2).
  'prefer-native-element': ['error', { exclude: ['listbox'] }],
  // HOM-09: an editor's colour for a tile.
  'no-inline-style': ['error', { allowedProperties: ['color'] }],
};
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: exceptions,
});

/** The faults of a document: rule, place, and why. */
const faultsIn = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, selector, message }) => `${ruleId} ${selector ?? ''}: ${message}`),
  );
};

let site: TestSite;
beforeAll(async () => {
  site = await startSite('every kind of page');
});
afterAll(() => site.close());

const pageAt = async (path: string, { ask } = site): Promise<{ status: number; html: string }> => {
  const answer = await ask(path);
  return { status: answer.status, html: await answer.text() };
};
const statusOf = (path: string): number => {
  if (path.endsWith('/503')) return 503;
  return /\/(404|nulle-part|nowhere)$/.test(path) ? 404 : 200;
};

for (const lang of languages)
  test.each(kindsOfPages[lang])('QA: the HTML of $name is without a fault', async ({ find }) => {
    const path = await find(site.store);
    const { status, html } = await pageAt(path);
    expect(status).toBe(statusOf(path));
    expect(await faultsIn(html)).toEqual([]);
  });

test('QA: the static page is without a fault', async () => {
  expect(await faultsIn((await pageAt('/')).html)).toEqual([]);
});

test.each(['/fr', '/en/calendar', '/fr/503'])(
  'QA: the HTML of %s is without a fault where the database holds nothing',
  async (path) => {
    const empty = await startSite('nothing');
    onTestFinished(empty.close);
    expect(await faultsIn((await pageAt(path, empty)).html)).toEqual([]);
  },
);

test.each([
  ['an id that stands twice', (html: string) => html.replace('</main>', '<p id="main"></p></main>')],
  ['an element that is not closed', (html: string) => html.replace('</main>', '<div></main>')],
  ['a list of no items', (html: string) => html.replace('</main>', '<ul><p>x</p></ul></main>')],
  ['a picture without words', (html: string) => html.replace('</main>', '<img src="/a.png"></main>')],
  [
    'a button in a link',
    (html: string) => html.replace('</main>', '<a href="/"><button type="button">x</button></a></main>'),
  ],
])('QA: control: %s is found', async (_, spoil) => {
  const { html } = await pageAt('/fr');
  expect(await faultsIn(spoil(html))).not.toEqual([]);
});
