import { languages, type Language } from '#contract/address/language.ts';
import { startContentHost, type Fault } from '#e2e/site/contentHost/contentHost.ts';
import { startSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

// The host fails, and has its pictures elsewhere.
test.use({
  expectedTrouble:
    /content\.failed|Failed to load resource|ContentError|content\.items\.skipped|media\.example\.org/,
});

const at = {
  fr: { calendar: 'calendrier?month=2027-06', page: 'comment-venir', other: 'idees' },
  en: { calendar: 'calendar?month=2027-06', page: 'getting-here', other: 'ideas' },
} as const satisfies Record<Language, Record<string, string>>;
const home = { fr: 'Dix soirs au bord de l’eau.', en: 'Ten nights at the water.' } as const;
const dates = {
  fr: ['Le traversier de nuit', 'Marée basse'],
  en: ['The Night Ferry', 'Low Water'],
} as const;
const here = { fr: 'Comment venir', en: 'How to get here' } as const;
const ideas = { fr: 'Idées', en: 'Ideas' } as const;

/** With these, what is asked comes all the same, late or without its wrong record. */
const bearable: readonly Fault[] = ['slow', 'missing field'];
const faults: readonly Fault[] = [
  ...bearable,
  'hanging',
  '500',
  'html',
  'malformed',
  'redirect elsewhere',
  'endless',
];

const endsWith =
  (...ends: string[]) =>
  (path: string): boolean =>
    ends.some((end) => path.endsWith(end));

for (const fault of faults)
  for (const lang of languages)
    test(
      `HST-67 (${lang}): an answer that is ${fault} costs its own part of the page, and is the 503 view where the page is about it`,
      { tag: '@slow' },
      async ({ page }) => {
        test.slow();
        const content = await startContentHost({ media: 'https://media.example.org' });
        const site = await startSite({ CONTENT_API_URL: content.url, SAMPLE: 'no', CONTENT_STALE: '0' });
        const { calendar, page: basic, other } = at[lang];
        const isBearable = bearable.includes(fault);
        const go = async (path: string): Promise<number | undefined> =>
          (await page.goto(`${site.url}/${lang}/${path}`.replace(/\/$/, '')))?.status();
        const title = page.getByRole('heading', { level: 1 });
        try {
          await page.route('https://media.example.org/**', (route) => route.abort());

          content.spoil(fault, endsWith('/metadata', '/sponsors'));
          expect(await go(basic)).toBe(200);
          await expect(title).toHaveText(here[lang]);

          content.spoil(fault, endsWith('/content/8/programmations'));
          expect(await go('')).toBe(200);
          await expect(page.getByText(home[lang])).toBeVisible();
          expect(await go(calendar)).toBe(isBearable ? 200 : 503);
          const [first, second] = dates[lang];
          if (isBearable) await expect(page.getByRole('main').getByText(second).first()).toBeVisible();
          else await expect(title).toHaveText(words[lang].page.error.title);
          const firstDate = page.locator('time[datetime^="2027-06-15"]');
          if (fault === 'missing field') await expect(firstDate).toHaveCount(0);
          if (fault === 'slow') await expect(page.getByRole('main').getByText(first).first()).toBeVisible();

          content.spoil(fault, endsWith(`/router/${other}`));
          expect(await go(other)).toBe(isBearable ? 200 : 503);
          await expect(title).toHaveText(isBearable ? ideas[lang] : words[lang].page.error.title);
        } finally {
          await page.goto('about:blank');
          await site.stop();
          content.stop();
        }
      },
    );
