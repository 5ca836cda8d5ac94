import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('src/pages/calendar/days/DayView.module.css', 'utf8');

/** How many columns a day has in the widest windows, by the number of its shows. */
const columnsOf = (shows: number): number => {
  const widest = css.slice(css.indexOf('@media (width >= 1200px)'));
  const rules = [...widest.matchAll(/\.day([^{]*?)(?:,\s*\.stretch)? \{\s*--columns: (\d);/g)];
  const own = rules.find(([, selector = '']) => selector.includes(`[data-shows='${shows}']`));
  const any = rules.find(([, selector]) => selector === '');
  return Number((own ?? any)?.[2]);
};

test('CAL-14: in the widest windows a day of five shows has five columns, of three or four has four, any other has six', () => {
  expect([1, 2, 3, 4, 5, 6, 30].map(columnsOf)).toEqual([6, 6, 4, 4, 5, 6, 6]);
});
