import { describe, expect, test } from 'vitest';
import { createFakeStorage, forbiddenStorage } from '#src/session/testing/fakeBrowser.ts';
import { citiesOfLinks, createRememberedCity } from './rememberedCity.ts';

describe('the remembered city', () => {
  test('TON-10: is there for the next page, and forgotten by the choice of all', () => {
    const storage = createFakeStorage();
    const tabs = new EventTarget();
    const city = createRememberedCity(() => storage, tabs);
    const next = createRememberedCity(() => storage, tabs);
    city.set('Montréal');
    const chosen = next.get();
    city.set('');
    expect([chosen, next.get(), storage.length]).toEqual(['Montréal', '', 0]);
  });

  test('TON-10: where storage is forbidden it lasts until the page is left', () => {
    const city = createRememberedCity(forbiddenStorage, new EventTarget());
    const before = city.get();
    city.set('Québec');
    const chosen = city.get();
    city.set('');
    expect([before, chosen, city.get()]).toEqual(['', 'Québec', '']);
  });

  test('TON-10: choices of this tab and of others are heard until nobody listens', () => {
    const tabs = new EventTarget();
    const city = createRememberedCity(createFakeStorage, tabs);
    let heard = 0;
    const stop = city.listen(() => (heard += 1));
    city.set('Laval');
    tabs.dispatchEvent(new Event('storage'));
    stop();
    city.set('Québec');
    tabs.dispatchEvent(new Event('storage'));
    expect(heard).toBe(2);
  });

  test('TON-10: stored text of any length is no more than a city can be', () => {
    const city = createRememberedCity(
      () => createFakeStorage({ city: ` ${'x'.repeat(500)}` }),
      new EventTarget(),
    );
    expect(city.get()).toBe('x'.repeat(120));
    const cut = createRememberedCity(
      () => createFakeStorage({ city: `${'x'.repeat(119)} ${'y'.repeat(9)}` }),
      new EventTarget(),
    );
    expect(cut.get()).toBe('x'.repeat(119));
  });
});

test.each([
  [[], '', []],
  [[], 'Toronto', ['Toronto']],
  [['Laval'], '', ['Laval']],
  [['Laval'], 'Toronto', ['Laval']],
  [['Laval', 'Québec'], 'Toronto', ['Laval', 'Québec']],
])('TON-11: with %j in the address and %j remembered, links lead to %j', (inAddress, remembered, cities) => {
  expect(citiesOfLinks(inAddress, remembered)).toEqual(cities);
});
