import { expect, test } from 'vitest';
import { valuesOf } from '#src/testing/html.ts';
import { imagesFetched } from '#src/testing/imagesFetched.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { LookContext } from './look.ts';
import { fetchMascot, Mascot } from './Mascot.tsx';

const look = {
  logo: null,
  mascot: { laughing: '/laughing.svg', lost: '/lost.svg', asleep: '/asleep.svg' },
  plates: { ink: '#000000', paper: '#ffffff' },
};
const drawn = (mood?: 'asleep') =>
  valuesOf(
    renderScreen(
      <LookContext value={look}>
        <Mascot {...(mood && { mood })} />
      </LookContext>,
    ),
    'src',
  );

test('FES-20: the festival’s figure has its mood; a festival without one has none', () => {
  expect([drawn(), drawn('asleep'), renderScreen(<Mascot />)]).toEqual([
    ['/laughing.svg'],
    ['/asleep.svg'],
    '',
  ]);
});

test('FES-20: the festival’s figure says nothing to who hears the page, and keeps its place until it is there', () => {
  expect(
    renderScreen(
      <LookContext value={look}>
        <Mascot mood="lost" loading="lazy" />
      </LookContext>,
    ),
  ).toBe('<img loading="lazy" src="/lost.svg" alt="" width="320" height="312"/>');
});

test('LDR-08: the drawing of a time without a network is fetched ahead', () => {
  openWindow();
  const fetched = imagesFetched();
  fetchMascot(look, 'asleep');
  fetchMascot({ ...look, mascot: null }, 'asleep');
  expect(fetched()).toEqual(['/asleep.svg']);
});
