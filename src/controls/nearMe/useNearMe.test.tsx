import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { isAnyPlaced, useNearMe } from './useNearMe.ts';

const montreal = { latitude: 45.5, longitude: -73.6 };
const cities = [
  { name: 'Toronto', position: { latitude: 43.7, longitude: -79.4 } },
  { name: 'Laval', position: { latitude: 45.6, longitude: -73.7 } },
  { name: 'Online', position: null },
];

function Cities() {
  const { state, press, sort } = useNearMe();
  return (
    <>
      <button type="button" onClick={press}>
        {state}
      </button>
      {sort(cities).map(({ name, kilometres }) => (
        <p key={name}>{`${name} ${kilometres === null ? 'somewhere' : Math.round(kilometres)}`}</p>
      ))}
    </>
  );
}

/** The cities as they are drawn after a press, in a browser that knows its position or cannot tell. */
const pressIn = async (navigator: object) => {
  openWindow();
  vi.stubGlobal('navigator', { userAgent: 'a browser', ...navigator });
  const { find, until } = await renderLive(<Cities />);
  const look = () => [find('button').textContent, ...[0, 1, 2].map((place) => find('p', place).textContent)];
  const before = look();
  await act(async () => find('button').click());
  await until(() => expect(find('button').textContent).not.toMatch(/idle|locating/));
  return [before, look()];
};
const unsorted = ['Toronto somewhere', 'Laval somewhere', 'Online somewhere'];

describe('ANA-03: cities by their distance', () => {
  test('ANA-03: once asked for, the nearest come first, and those without a place last', async () => {
    const getCurrentPosition = (done: (position: object) => void) => done({ coords: montreal });
    expect(await pressIn({ geolocation: { getCurrentPosition } })).toEqual([
      ['idle', ...unsorted],
      ['sorted', 'Laval 14', 'Toronto 501', 'Online somewhere'],
    ]);
  });

  test('ANA-03: a browser that cannot tell leaves them in their order', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(await pressIn({})).toEqual([
      ['idle', ...unsorted],
      ['unsupported', ...unsorted],
    ]);
  });

  test('ANA-03: cities of a host without places cannot be sorted', () => {
    expect([isAnyPlaced(cities), isAnyPlaced([{ position: null }, {}]), isAnyPlaced([])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
