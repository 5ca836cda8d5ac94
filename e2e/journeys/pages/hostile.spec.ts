import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { languages, type Language } from '#contract/address/language.ts';
import * as v from 'valibot';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses, demoShow, plainShow } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { videosOf } from '#e2e/site/videos.ts';
import { contentSettings } from '#src/api/requestSettings.ts';
import { sanitiseOnServer } from '#src/components/html/sanitise.server.ts';
import { wholeCorpus } from '#src/components/html/testing/corpus.ts';

const manifest = v.record(v.string(), v.object({ file: v.string() }));

/** The sanitiser in the browser's form: a chunk of the build. */
const sanitiserFile = (): string => {
  const chunks = v.parse(manifest, JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8')));
  const chunk = chunks['src/components/html/sanitise.client.ts'];
  if (!chunk) throw new Error('The build has no sanitiser');
  return `/${chunk.file}`;
};

/**
 * Notes all harm, in every frame: a sample's function call, a dialog, a request to another host except for a picture, which
 * the sanitiser's policy allows, a violation of the page's own policy, a page that is left.
 */
const watchHarm = async (page: Page, site: string): Promise<() => Promise<string[]>> => {
  const harm: string[] = [];
  await page.exposeFunction('noteHarm', (what: string) => void harm.push(what));
  await page.addInitScript(() => {
    /** The document of a sample's own frame. */
    const ownerOf = (frame: Window): string =>
      frame.name !== '' || frame === frame.parent ? frame.name : ownerOf(frame.parent);
    const note = (what: string) => Reflect.get(window, 'noteHarm')(`${ownerOf(window)} ${what}`.trim());
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'])
      Reflect.set(window, name, () => note(name));
    // In the page itself these two are the test's own.
    if (window !== window.top)
      for (const name of ['eval', 'Function']) Reflect.set(window, name, () => note(name));
    // The sanitiser's own documents are not in the page: Chromium reports to the page, not to an element.
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, target }) => {
      if (target instanceof Element && effectiveDirective !== 'img-src')
        note(`violation of ${effectiveDirective}`);
    });
  });
  page.on('dialog', (dialog) => {
    harm.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.route(
    (url) => url.origin !== new URL(site).origin,
    (route) => {
      const asked = route.request();
      if (asked.resourceType() !== 'image')
        harm.push(`${asked.frame().name()} request ${asked.url()}`.trim());
      return route.abort();
    },
  );
  return async () => {
    // After a round trip of the page's own event loop all effects have been noted.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
    return [...harm];
  };
};

/** Frames that are open at a time. */
const batch = 40;

/** Makes each sample a document of its own, named by its number, and touches everything in it. */
const runAsDocuments = async (page: Page, samples: readonly string[]): Promise<void> => {
  for (let first = 0; first < samples.length; first += batch)
    await page.evaluate(
      async ({ some, from }) => {
        const settled = () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => setTimeout(resolve, 0));
          });
        const touch = (element: Element) => {
          for (const type of ['mouseover', 'focus', 'toggle', 'animationstart'])
            element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
          // Allowed links are not followed.
          if (!('protocol' in element) || !/^(https?|mailto|tel):$/.test(String(element.protocol)))
            element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        };
        const opened = some.map((html, at) => {
          const frame = document.createElement('iframe');
          const loaded = new Promise((resolve) => {
            frame.addEventListener('load', resolve, { once: true });
          });
          frame.name = `sample ${from + at}`;
          frame.srcdoc = `<body>${html}`;
          document.body.append(frame);
          return { frame, loaded };
        });
        for (const { frame, loaded } of opened) {
          await loaded;
          // A sample may have led its frame elsewhere.
          for (const element of frame.contentDocument?.querySelectorAll('*') ?? []) touch(element);
        }
        await settled();
        await settled();
        for (const { frame } of opened) frame.remove();
      },
      { some: samples.slice(first, first + batch), from: first },
    );
};

/** The samples with an effect. */
const samplesIn = (harm: readonly string[]): number =>
  new Set(harm.flatMap((line) => /^sample \d+/.exec(line) ?? [])).size;

/** Dangerous parts of the resulting DOM: scripts, posts, frames, styles, misleading links. */
const dangers = (page: Page) =>
  page.locator('#specimen').evaluateAll((roots) => {
    const elements = roots.flatMap((root) => [...root.querySelectorAll('*')]);
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

/** Both sanitisers of the browser on every sample: as text, and as a page writes it. */
const sanitiseAll = (page: Page, samples: readonly string[]): Promise<string[]> =>
  page.evaluate(
    async ({ file, dirty }) => {
      const loaded: Record<string, unknown> = await import(file);
      const sanitisers = Object.values(loaded).filter((value) => typeof value === 'function');
      return dirty.flatMap((html) => sanitisers.map((sanitise) => String(sanitise(html))));
    },
    { file: sanitiserFile(), dirty: [...samples] },
  );

/** `npm test` runs every fourth sample as a document of its own, `npm run qa` all; the least number with an effect. */
const shares = { fr: { every: 4, running: 15 }, en: { every: 1, running: 70 } } as const;
const shareOf = (lang: Language, samples: readonly string[]): string[] =>
  samples.filter((_, at) => at % shares[lang].every === 0);

for (const lang of languages)
  test.describe(`with the policy of the page out of the way, so that the sanitisers stand alone (${lang})`, () => {
    test.use({ bypassCSP: true, expectedTrouble: /Failed to load resource|net::ERR/ });

    test(
      `HOM-08 (${lang}): no hostile sample survives the sanitisers: nothing runs, nothing dangerous is left`,
      { tag: '@slow' },
      async ({ page, site }) => {
        const harmDone = await watchHarm(page, site);
        await page.goto(addresses[lang].legal);
        const clean = [...(await sanitiseAll(page, wholeCorpus)), ...wholeCorpus.map(sanitiseOnServer)];
        expect(clean.length).toBe(3 * wholeCorpus.length);
        await page.evaluate((all) => {
          const specimen = Object.assign(document.createElement('div'), { id: 'specimen' });
          document.body.append(specimen);
          for (const html of all) {
            const zone = document.createElement('div');
            specimen.append(zone);
            zone.setHTMLUnsafe(html);
          }
        }, clean);
        await expect.poll(() => dangers(page)).toEqual(none);
        await runAsDocuments(page, shareOf(lang, [...new Set(clean)]));
        await expect.poll(harmDone).toEqual([]);
        await expect(page).toHaveURL(addresses[lang].legal);
      },
    );

    test.describe('control', () => {
      // Samples throw, too.
      test.use({ expectedTrouble: /./ });

      test(
        `HOM-08 (${lang}): control: unsanitised, samples do run, and are counted`,
        { tag: '@slow' },
        async ({ page, site }) => {
          const harmDone = await watchHarm(page, site);
          await page.goto(addresses[lang].legal);
          await runAsDocuments(page, shareOf(lang, wholeCorpus));
          const harm = await harmDone();
          expect(samplesIn(harm)).toBeGreaterThanOrEqual(shares[lang].running);
          expect(harm.filter((line) => line.includes(' request '))).not.toEqual([]);
        },
      );
    });
  });

/** Samples that do not swallow the text after them. */
const closable = wholeCorpus.filter(
  (html) =>
    !/plaintext|xmp|textarea|<title|<!|<select|<noscript|<math|<style|<\?/i.test(html) &&
    sanitiseOnServer(`<div>${html}</div><p>Fin</p>`).endsWith('<p>Fin</p>'),
);
const hostileField = `<p>Avant</p>${closable.map((html) => `<div>${html}</div>`).join('')}<p>Après</p>`;
const htmlFields: readonly string[] = contentSettings.htmlAttributes;
const addressFields = /^(image_url|video_url|video|map_url|ticketUrl|passUrl|og_image)$/;

/** An answer of the content host with an enemy's HTML and addresses. */
const spoilt = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(spoilt);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => {
      if (htmlFields.includes(name)) return [name, hostileField];
      return [name, addressFields.test(name) ? 'javascript:alert(1)' : spoilt(own)];
    }),
  );
};

test.describe('under the policy of the page', () => {
  // Missing pictures of the samples; and Chromium's messages while the sanitiser reads.
  test.use({ expectedTrouble: /Content Security Policy|Failed to load resource|net::ERR/ });

  test(
    'HOM-08: control: what breaks a rule of the page is noticed',
    { tag: '@slow' },
    async ({ page, site }) => {
      const harmDone = await watchHarm(page, site);
      await open(page, addresses.fr.legal);
      await page.evaluate(() => {
        document.body.append(
          Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }),
        );
      });
      await expect.poll(harmDone).toEqual(['violation of style-src-elem']);
    },
  );

  for (const lang of languages)
    test(`HOM-08 (${lang}): hostile HTML and addresses of every kind of page are drawn harmless, and break no rule`, async ({
      page,
      site,
    }) => {
      const harmDone = await watchHarm(page, site);
      await page.route('**/api/content/*/router/**', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: spoilt(await response.json()) });
      });
      const at = addresses[lang];
      await open(page, at.legal);
      for (const address of [at.basic, at.home, plainShow[lang], demoShow[lang], videosOf[lang].film.path]) {
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement('a'), { href });
          document.querySelector('main')?.append(link);
          link.click();
        }, address);
        await expect(page).toHaveURL(address);
        const zones = page.locator('main p:not([id=specimen] *)', { hasText: /^Avant$/ });
        await expect(zones).not.toHaveCount(0);
        await expect(page.getByText('Après').first()).toBeAttached();
        await zones.evaluateAll((starts) => {
          for (const start of starts) if (start.parentElement) start.parentElement.id = 'specimen';
        });
        await expect.poll(() => dangers(page)).toEqual(none);
        await expect
          .poll(() => page.locator('main :is([href^="javascript:"], [src^="javascript:"])').count())
          .toBe(0);
      }
      await expect.poll(harmDone).toEqual([]);
    });
});
