import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { languages, otherLanguage } from '#contract/address/language.ts';

/** The used part of the runner's report. */
interface Suite {
  title: string;
  suites?: Suite[];
  specs: { title: string; tags: string[] }[];
}

interface Journey {
  /** With its file and its groups. */
  title: string;
  isSlow: boolean;
}

const journeysIn = ({ title, suites = [], specs }: Suite): Journey[] =>
  [
    ...specs.map((spec) => ({ title: spec.title, isSlow: spec.tags.includes('slow') })),
    ...suites.flatMap(journeysIn),
  ].map((journey) => ({ ...journey, title: `${title} › ${journey.title}` }));

/** The journeys of a run, each once. */
const journeysOf = (JOURNEYS: string): Journey[] => {
  const flags = ['--config', 'e2e/playwright.config.ts', '--list', '--reporter', 'json'];
  const { stdout } = spawnSync('playwright', ['test', ...flags], {
    env: { ...process.env, JOURNEYS },
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const { suites }: { suites: Suite[] } = JSON.parse(stdout);
  return suites.flatMap(journeysIn);
};

test('journeys: whatever says one language has a twin that says the other; `npm test` takes one of them unless they are slow, `npm run qa` the rest', () => {
  const [all = [], taken = [], rest = []] = ['all', '', 'rest'].map(journeysOf);
  const titlesOf = (journeys: Journey[]): string[] => journeys.map(({ title }) => title).toSorted();
  const titles = titlesOf(all);
  const twinOf = (title: string): string | null => {
    const lang = languages.find((said) => title.includes(`(${said}`));
    return lang === undefined
      ? null
      : title
          .replaceAll(`(${lang}`, `(${otherLanguage(lang)}`)
          .replaceAll(`› ${lang}, `, `› ${otherLanguage(lang)}, `);
  };
  expect(titles.filter((title) => !titles.includes(twinOf(title) ?? title))).toEqual([]);
  const takenTitles = titlesOf(taken);
  const lost = all.filter(
    ({ title, isSlow }) =>
      !isSlow && !takenTitles.includes(title) && !takenTitles.includes(twinOf(title) ?? ''),
  );
  expect(lost).toEqual([]);
  expect(taken.filter(({ isSlow }) => isSlow)).toEqual([]);
  expect([...takenTitles, ...titlesOf(rest)].toSorted()).toEqual(titles);
});
