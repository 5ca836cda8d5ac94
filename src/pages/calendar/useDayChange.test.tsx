import { useRouter } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { inRouter } from '#src/testing/inRouter.tsx';
import { renderLive } from '#src/testing/renderLive.tsx';
import { useDayChange } from './useDayChange.ts';

/** How often a page that was loaded on the 16th is loaded anew at a time of the festival's zone. */
const loadsAt = async (local: string) => {
  const now = Date.parse(`2027-07-${local}-04:00`);
  let loads = 0;
  function Calendar() {
    const router = useRouter();
    vi.spyOn(router, 'invalidate').mockImplementation(async () => void (loads += 1));
    useDayChange('2027-07-16', { clock: { now: () => now, drawnAt: now }, timezone: 'America/Toronto' });
    return null;
  }
  const { page } = await inRouter(<Calendar />);
  await renderLive(page);
  return loads;
};

test.each([
  ['16T00:00:00', 0],
  ['16T23:59:59', 0],
  ['17T00:00:00', 1],
  ['15T23:59:00', 1],
])('CAL-38: a page of the 16th that stands at %s is loaded anew %i times', async (local, loads) => {
  expect(await loadsAt(local)).toBe(loads);
});
