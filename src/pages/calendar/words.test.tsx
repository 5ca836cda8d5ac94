import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { useWords, type Words } from './words.ts';

/** The words of two components, one after the other, and the texts behind them. */
const draw = () => {
  const drawn: Words[] = [];
  const around: i18n[] = [];
  const Drawn = () => {
    drawn.push(useWords());
    around.push(useTranslation().i18n);
    return null;
  };
  renderScreen([1, 2, 3].map((key) => <Drawn key={key} />));
  renderScreen(<Drawn />);
  const [texts] = around;
  if (texts === undefined) throw new Error('Nothing was drawn');
  return { words: new Set(drawn), texts };
};

test('RTE-40: the words are made once for every page that says them, and once more when texts are added', () => {
  const { words, texts } = draw();
  const [follow, leave] = [vi.spyOn(texts.store, 'on'), vi.spyOn(texts.store, 'off')];
  expect([words.size, draw().words]).toEqual([1, words]);
  expect(follow).not.toHaveBeenCalled();
  texts.addResourceBundle('en', 'translation', {});
  const later = draw().words;
  expect([later.size, [...later].some((one) => words.has(one))]).toEqual([1, false]);
  // The listener of the earlier words' texts is gone.
  expect([follow.mock.calls.length, leave.mock.calls.length]).toEqual([1, 1]);
});

test('CAL-05: the words of one day tell each of its numbers', () => {
  const [words] = draw().words;
  expect([2, 3, 2].map((count) => words?.seeMoreOf(count, '2027-07-16'))).toEqual([
    'See more (2): Friday, July 16, 2027',
    'See more (3): Friday, July 16, 2027',
    'See more (2): Friday, July 16, 2027',
  ]);
});
