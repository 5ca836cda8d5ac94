import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { languages, otherLanguage } from '#contract/address/language.ts';

/** The titles of the journeys that are taken, with their files, each once. */
const titlesOf = (JOURNEYS: string): string[] => {
  const { stdout } = spawnSync('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--list'], {
    env: { ...process.env, JOURNEYS },
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/› (\S+):\d+:\d+ › (.*)/g)].map(([, file, title]) => `${file} ${title}`);
};

test('journeys: whatever says one language has a twin that says the other, and one of them is in `npm test`', () => {
  const [all = [], taken = []] = ['all', ''].map(titlesOf);
  const twinOf = (title: string): string | null => {
    const lang = languages.find((said) => title.includes(`(${said})`));
    return lang === undefined ? null : title.replaceAll(`(${lang})`, `(${otherLanguage(lang)})`);
  };
  const alone = all.filter((title) => !all.includes(twinOf(title) ?? title));
  const lost = all.filter((title) => !taken.includes(title) && !taken.includes(twinOf(title) ?? ''));
  expect([alone, lost]).toEqual([[], []]);
  expect(all.length - taken.length).toBeGreaterThan(50);
});
