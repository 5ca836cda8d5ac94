import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Accordion } from './Accordion.tsx';

test('LAY-28: a part of the page below its title, closed unless it is told to be open', () => {
  const drawn = (isOpen?: boolean): string =>
    renderScreen(
      <Accordion title="Photos" {...(isOpen !== undefined && { isOpen })}>
        <p>All of them</p>
      </Accordion>,
    ).replace(/ class="[^"]*"/g, '');
  const inside = '<summary><h2>Photos</h2></summary><div><p>All of them</p></div></details>';
  expect([drawn(), drawn(false), drawn(true)]).toEqual([
    `<details>${inside}`,
    `<details>${inside}`,
    `<details open="">${inside}`,
  ]);
});

test('LAY-28: on paper all of it is open', () => {
  const css = readFileSync('src/components/Accordion.module.css', 'utf8');
  expect(css).toMatch(
    /@media print \{\s*\.accordion::details-content \{\s*content-visibility: visible;\s*block-size: auto;/,
  );
});
