import { expect, test } from 'vitest';
import { allParts } from '#contract/settings/parts.ts';
import en from '#locales/en/layout.json' with { type: 'json' };
import { PartsContext } from '#src/components/parts.ts';
import { partsOf, plainHtml, textOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { BottomBar } from './BottomBar.tsx';

const entry = (icon: string, href: string, text: string) =>
  `<li><a href="${href}"><svg aria-hidden="true"><use href="/icons/sprite.svg#${icon}"></use></svg>${text}</a></li>`;
const calendar = entry('calendar', '/en/calendar', en.bottomBar.calendar);
const ticket = entry('ticket', '/en/shows', en.tickets);
const ofMembers = [
  entry('heart', '/en/my-list', en.bottomBar.list),
  entry('user', '/en/profile', en.bottomBar.me),
];

test.each([
  ['with members and tickets', true, '/en/shows', [calendar, ticket, ...ofMembers]],
  ['without members', false, '/en/shows', [calendar, ticket]],
  ['that names no place of its tickets', true, '', [calendar, ...ofMembers]],
] as const)('FES-21: the bar of phones of a festival %s', (_, members, tickets, entries) => {
  const html = renderScreen(
    <PartsContext value={{ ...allParts, members }}>
      <BottomBar lang="en" path="/en/elsewhere" tickets={tickets} />
    </PartsContext>,
  );
  expect(plainHtml(html)).toBe(`<nav aria-label="${en.bottomBar.label}"><ul>${entries.join('')}</ul></nav>`);
});

test.each([
  ['/en/profile', '/en/shows', [en.bottomBar.me]],
  ['/en/shows', '/en/shows', [en.tickets]],
  ['/en/shows/gala', '/en/shows', []],
  ['/en/calendar-archive', '/en/shows', []],
  ['/en/calendar', '/en/calendar', [en.bottomBar.calendar]],
])('LAY-05: on %s, with the tickets at %s, the bar marks one link at most', (path, tickets, marked) => {
  const html = renderScreen(<BottomBar lang="en" path={path} tickets={tickets} />);
  const entries = partsOf(html, 'li').filter((entry) => entry.includes('aria-current="page"'));
  expect(entries.map(textOf)).toEqual(marked);
});
