import type { Page } from '@playwright/test';
import { languages, type Language } from '#contract/address/language.ts';
import { wordOf } from '#contract/address/pairs.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { json, startFixedHost } from '#e2e/site/fixedHost.ts';
import { startSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';

/** The policy's messages about blocked code. */
const blocked = /Content Security Policy/;

const red = 'rgb(255, 0, 0)';
const spread = '9px';

/** A host of theme files, whose script stays alive in its document. */
const startThemes = () =>
  startFixedHost(
    new Map([
      ['/a.css', { type: 'text/css', body: `h1 { color: ${red} }` }],
      ['/a.js', { type: 'text/javascript', body: 'document.documentElement.dataset.file = "lives";' }],
    ]),
  );

/** A content host: a plain page with links to a themed one, to one with a forbidden theme, and to the login. */
const startContent = (lang: Language, themes: string, elsewhere: string) => {
  const themeOf = (origin: string, inline: object) => ({
    name: 'gala',
    css: [`${origin}/a.css`, 'javascript:alert(1)', 7],
    js: [`${origin}/a.js`],
    ...inline,
  });
  const passes = wordOf('choose-your-pass', lang);
  const links = ['plain', 'themed', 'foreign', 'login', passes].map(
    (name) => `<a href="/${lang}/${name}">to ${name}</a>`,
  );
  const pageOf = (title: string, theme?: object) =>
    json({
      entity_data: {
        type: 'page',
        attributes: { title, body: `<p>${links.join(' ')}<b onclick="x"` },
        computed_page_theme: theme,
      },
    });
  const inline = {
    inline_css: `h1 { word-spacing: ${spread} }`,
    inline_js: 'document.documentElement.dataset.inline = "lives";',
  };
  return startFixedHost(
    new Map([
      [`/${lang}/router/plain`, pageOf('Plain')],
      [`/${lang}/router/themed`, pageOf('Themed', themeOf(themes, inline))],
      [
        `/${lang}/router/foreign`,
        pageOf('Foreign', themeOf(elsewhere, { inline_css: `@import "${elsewhere}/a.css";` })),
      ],
      // A page with a route of its own.
      [`/${lang}/router/${passes}`, pageOf('Passes', themeOf(themes, inline))],
      [`/${lang}/content/8/passports`, json({ data: [] })],
      [`/${lang}/content/8/metadata`, json({ main: [], footer: [], secondary: [] })],
      [`/${lang}/content/8/sponsors`, json({ data: [] })],
      [`/${lang}/content/8/live-shows`, json({ data: [] })],
    ]),
  );
};

/** A theme's parts in the document, and whether it is the marked one. */
const themeIn = async (page: Page) => {
  const heading = page.getByRole('heading', { level: 1 });
  const [colour, spacing] = await heading.evaluate((element) => {
    const style = getComputedStyle(element);
    return [style.color, style.wordSpacing];
  });
  const { file, inline, marked } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  return {
    styles: colour === red,
    inlineStyles: spacing === spread,
    script: file === 'lives',
    inlineScript: inline === 'lives',
    isMarked: marked !== undefined,
  };
};
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset['marked'] = ''));
const none = { styles: false, inlineStyles: false, script: false, inlineScript: false, isMarked: false };
const all = { styles: true, inlineStyles: true, script: true, inlineScript: true, isMarked: false };

/** The fate of another host's file that somebody puts into the document. */
const putIn = (page: Page, address: string) =>
  page.evaluate(
    (href) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
        const link = document.createElement('link');
        Object.assign(link, { rel: 'stylesheet', href, onload: () => resolve('loaded') });
        document.head.append(link);
      }),
    address,
  );

test.use({ expectedTrouble: blocked });

for (const lang of languages)
  test(
    `META-02 (${lang}): a theme of a host that is named comes with its page and leaves with it; any other adds nothing`,
    { tag: '@slow' },
    async ({ page }) => {
      const [themes, elsewhere] = await Promise.all([startThemes(), startThemes()]);
      const content = await startContent(lang, themes.url, elsewhere.url);
      const site = await startSite({ CONTENT_API_URL: content.url, SAMPLE: 'no', THEME_HOSTS: themes.name });
      const heading = page.getByRole('heading', { level: 1 });
      const go = async (name: string, title: string) => {
        await mark(page);
        await page.getByRole('link', { name: `to ${name}`, exact: true }).click();
        await expect(heading).toHaveText(title);
      };
      try {
        await open(page, `${site.url}/${lang}/plain`);
        await expect.poll(() => themeIn(page)).toEqual(none);
        // The control: the page's theme comes from an unlisted host, and the document is the same.
        await go('foreign', 'Foreign');
        await expect.poll(() => themeIn(page)).toEqual({ ...none, isMarked: true });
        expect(await putIn(page, `${elsewhere.url}/a.css`)).toBe('style-src-elem');
        expect(await putIn(page, `${themes.url}/a.css`)).toBe('style-src-elem');
        expect([elsewhere.asked, themes.asked]).toEqual([[], []]);

        await go('themed', 'Themed');
        await expect.poll(() => themeIn(page)).toEqual(all);
        expect(await putIn(page, `${elsewhere.url}/a.css`)).toBe('style-src-elem');

        await go('plain', 'Plain');
        await expect.poll(() => themeIn(page)).toEqual(none);
        await go(wordOf('choose-your-pass', lang), 'Passes');
        await expect.poll(() => themeIn(page)).toEqual(all);
        await page.goBack();
        await expect(heading).toHaveText('Plain');
        await expect.poll(() => themeIn(page)).toEqual(none);
        await page.goBack();
        await expect(heading).toHaveText('Themed');
        await expect.poll(() => themeIn(page)).toEqual(all);

        // No script of a theme lives beside a password field, from the first moment on.
        await page.evaluate(() => {
          new MutationObserver(() => {
            if (document.querySelector('input[type="password"]')) sessionStorage.setItem('seen', 'yes');
          }).observe(document, { childList: true, subtree: true });
        });
        await mark(page);
        await page.getByRole('link', { name: 'to login', exact: true }).click();
        await expect(page.locator('input[type="password"]')).toBeVisible();
        await expect.poll(() => themeIn(page)).toEqual(none);
        await expect.poll(() => page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
        expect(elsewhere.asked).toEqual([]);
      } finally {
        // The page fetches ahead: no request may be under way when the site stops.
        await page.goto('about:blank');
        await site.stop();
        for (const one of [content, themes, elsewhere]) one.stop();
      }
    },
  );
