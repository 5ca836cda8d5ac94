import { expect, test } from 'vitest';
import { type Journey, journeysOf } from '#ci/journeys.ts';
import { languages, otherLanguage } from '#contract/address/language.ts';

test('journeys: whatever says one language has a twin that says the other; `npm test` takes one of them unless they are slow, `npm run qa` the other; of slow ones one language', () => {
  const [all = [], taken = [], rest = []] = (['all', '', 'rest'] as const).map(journeysOf);
  const titleOf = ({ file, title }: Journey): string => `${file} › ${title}`;
  const titlesOf = (journeys: Journey[]): string[] => journeys.map(titleOf).toSorted();
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
    (journey) =>
      !journey.isSlow &&
      !takenTitles.includes(titleOf(journey)) &&
      !takenTitles.includes(twinOf(titleOf(journey)) ?? ''),
  );
  expect(lost).toEqual([]);
  expect(taken.filter(({ isSlow }) => isSlow)).toEqual([]);
  const run = [...takenTitles, ...titlesOf(rest)];
  const missing = all.filter((journey) => !run.includes(titleOf(journey)));
  expect(missing.filter(({ isSlow }) => !isSlow)).toEqual([]);
  expect(missing.map(titleOf).filter((title) => !run.includes(twinOf(title) ?? ''))).toEqual([]);
  expect([...run, ...titlesOf(missing)].toSorted()).toEqual(titles);
});
