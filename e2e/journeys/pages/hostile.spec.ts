import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { hostileHtml } from '#src/components/html/testing/hostile.corpus.ts';

const manifest = v.record(v.string(), v.object({ file: v.string() }));

/** The sanitiser as the browser gets it: a chunk of the build. */
const sanitiserFile = (): string => {
  const chunks = v.parse(manifest, JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8')));
  const chunk = chunks['src/components/html/sanitise.client.ts'];
  if (!chunk) throw new Error('The build has no sanitiser');
  return `/${chunk.file}`;
};

/** The page notes whatever runs: the samples all call `alert`, or fetch from `evil.example`. */
const watchHarm = async (page: Page): Promise<() => Promise<string[]>> => {
  const harm: string[] = [];
  await page.exposeFunction('noteHarm', (what: string) => void harm.push(what));
  await page.addInitScript('window.alert = (value) => { window.noteHarm("alert " + value); };');
  page.on('request', (request) => {
    if (/evil\.example/.test(request.url())) harm.push(request.url());
  });
  return async () => {
    // What was set off has been heard after a round trip of the page's own event loop.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
    return [...harm];
  };
};

/** What of the DOM that came out could still run, post, frame, style or lead astray. */
const dangers = (page: Page) =>
  page.locator('#specimen').evaluate((root) => {
    const elements = [...root.querySelectorAll('*')];
    const forbidden =
      'script, style, iframe, object, embed, form, input, button, svg, math, link, meta, base, template, video, audio';
    const attributes = elements.flatMap((element) => [...element.attributes].map(({ name }) => name));
    const addresses = elements.flatMap((element) => [
      element.getAttribute('href'),
      element.getAttribute('src'),
    ]);
    return {
      elements: elements.filter((element) => element.matches(forbidden)).map(({ localName }) => localName),
      handlers: attributes.filter((name) =>
        /^on|^style$|^class$|^srcdoc$|^ping$|^name$|^formaction$/.test(name),
      ),
      addresses: addresses.filter((address) => {
        if (address === null) return false;
        const url = new URL(address, location.href);
        const isAbsolute = /^[a-z][\w+.-]*:/i.test(address);
        return (
          !/^(https?|mailto|tel):$/.test(url.protocol) || (!isAbsolute && url.origin !== location.origin)
        );
      }),
      ids: elements.map(({ id }) => id).filter((id) => id !== '' && !id.startsWith('user-content-')),
    };
  });
const none = { elements: [], handlers: [], addresses: [], ids: [] };

test.describe('with the policy of the page out of the way, so that the sanitiser stands alone', () => {
  test.use({ bypassCSP: true, expectedTrouble: /Failed to load resource|net::ERR/ });

  test('HOM-08: no hostile sample survives the sanitiser of the browser', async ({ page }) => {
    const harmDone = await watchHarm(page);
    await page.goto(addresses.fr.basic);
    await page.evaluate(async (file) => {
      const loaded: Record<string, unknown> = await import(file);
      const sanitise = Object.values(loaded).find((value) => typeof value === 'function');
      const specimen = Object.assign(document.createElement('div'), { id: 'specimen' });
      document.body.append(specimen);
      Object.assign(window, { sanitise, specimen });
    }, sanitiserFile());
    const found: unknown[] = [];
    for (const html of hostileHtml) {
      await page.evaluate(
        (dirty) => Reflect.get(window, 'specimen').setHTMLUnsafe(Reflect.get(window, 'sanitise')(dirty)),
        html,
      );
      const left = await dangers(page);
      if (JSON.stringify(left) !== JSON.stringify(none)) found.push({ html, left });
    }
    expect(found).toEqual([]);
    expect(await harmDone()).toEqual([]);
  });

  test('HOM-08: control: unsanitised, a sample does run', async ({ page }) => {
    const harmDone = await watchHarm(page);
    await page.goto(addresses.fr.basic);
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('div'), { id: 'specimen' }));
    });
    for (const html of [
      '<img src=x onerror=alert(1)>',
      '<details open ontoggle=alert(2)><summary>x</summary></details>',
    ])
      await page
        .locator('#specimen')
        .evaluate((root, dirty) => root.insertAdjacentHTML('beforeend', dirty), html);
    await expect.poll(async () => (await harmDone()).toSorted()).toEqual(['alert 1', 'alert 2']);
    expect(await dangers(page)).not.toEqual(none);
  });
});

/** Samples that do not swallow what comes after them. */
const closable = hostileHtml.filter(
  (html) => !/plaintext|xmp|textarea|<title|<!|<select|<noscript|<math|<style/i.test(html),
);

test.describe('under the policy of the page', () => {
  // Reading the samples makes the console tell of what the policy forbids; that nothing runs is seen by the harm.
  test.use({ expectedTrouble: /Content Security Policy|Failed to load resource/ });

  test('HOM-08: hostile HTML that the content host answers is drawn harmless', async ({ page }) => {
    const harmDone = await watchHarm(page);
    await page.route('**/api/content/fr/router/accessibilite', async (route) => {
      const body = `<p>Avant</p>${closable.map((html) => `<div>${html}</div>`).join('')}<p>Après</p>`;
      const entity = {
        type: 'page',
        id: '1',
        attributes: { title: 'Titre', body },
        metas: { title: 'Titre', description: '' },
      };
      await route.fulfill({ json: { entity_data: entity, data: [] } });
    });
    await open(page, addresses.fr.legal);
    await page.getByRole('contentinfo').locator(`a[href="${addresses.fr.basic}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Titre');
    await expect(page.getByText('Après')).toBeVisible();
    await page.locator('main p', { hasText: 'Avant' }).evaluate((first) => {
      if (first.parentElement) first.parentElement.id = 'specimen';
    });
    expect(await dangers(page)).toEqual(none);
    expect(await harmDone()).toEqual([]);
  });
});
