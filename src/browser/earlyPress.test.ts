import { expect, test, vi } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { type EarlyPress, endEarlyPresses, repeatEarlyPress } from './earlyPress.ts';

const second = 1_000;
const noted = { html: '<button>Filter</button>', value: 'Toronto', href: '/en/calendar', at: 0 };

/** Hydrates a pressed control, twice; answers with its effects. */
const repeated = (
  present: Partial<typeof noted & { localName: string; now: number }>,
  isPressed = true,
): string[] => {
  const { html, href, localName, now } = { ...noted, localName: 'button', now: second, ...present };
  const effects: string[] = [];
  const control: EarlyPress['control'] = Object.assign(Object.create(null), {
    localName,
    outerHTML: html,
    value: '',
    click: () => effects.push('click'),
    dispatchEvent: ({ type, bubbles }: Event) =>
      effects.push(`${type} to ${control.value}, ${bubbles ? 'bubbling' : 'not bubbling'}`),
  });
  const other: EarlyPress['control'] = Object.create(null);
  vi.stubGlobal('window', { earlyPresses: [{ ...noted, control: isPressed ? control : other }] });
  vi.stubGlobal('location', { href });
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act());
  vi.stubGlobal('setTimeout', (act: () => void) => act());
  repeatEarlyPress(control);
  repeatEarlyPress(null);
  repeatEarlyPress(control);
  return effects;
};

test.each([
  ['a button is clicked', {}, ['click']],
  ['a list has its choice again, and says so', { localName: 'select' }, ['change to Toronto, bubbling']],
  ['five seconds later it still is', { now: 5 * second }, ['click']],
  ['later it is not', { now: 5 * second + 1 }, []],
  ['with another label or state it is not', { html: '<button>Filter 2</button>' }, []],
  ['at another address it is not', { href: '/en' }, []],
] as const)('first touch: a press before hydration is repeated once: %s', (_, present, effects) => {
  expect(repeated(present)).toEqual(effects);
});

test('first touch: of two presses each control repeats its own', () => {
  const controls = ['one', 'two'].map((name): [string, EarlyPress['control']] => [
    name,
    Object.assign(Object.create(null), {
      localName: 'button',
      outerHTML: noted.html,
      click: () => clicked.push(name),
    }),
  ]);
  const clicked: string[] = [];
  vi.stubGlobal('window', { earlyPresses: controls.map(([, control]) => ({ ...noted, control })) });
  vi.stubGlobal('location', { href: noted.href });
  vi.stubGlobal('performance', { now: () => second });
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act());
  vi.stubGlobal('setTimeout', (act: () => void) => act());
  for (const [, control] of controls) repeatEarlyPress(control);
  expect(clicked).toEqual(['one', 'two']);
});

test('first touch: once the page hears presses itself its controls look ready', () => {
  openWindow();
  endEarlyPresses(document);
  expect(document.documentElement.outerHTML).toContain('<html data-ready="">');
});

test('first touch: a press on another control is not', () => {
  expect(repeated({}, false)).toEqual([]);
});
