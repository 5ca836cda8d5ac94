import { expect, test, vi } from 'vitest';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { useViewerTime } from './useViewerTime.ts';

const own = { instant: '2027-07-16T18:00:00Z', date: '2027-07-16', time: '14:00' };

function Time({ start }: { start: typeof own | null }) {
  return JSON.stringify(useViewerTime(start));
}

test.each([
  ['in the zone of the show', 'America/Toronto', own, null],
  ['in a zone of the same hours', 'America/Detroit', own, null],
  [
    'in another zone',
    'Asia/Tokyo',
    own,
    { date: '2027-07-17', time: '03:00', timezone: 'Asia/Tokyo', offset: '+0900' },
  ],
  [
    'in a zone of the same hour on another day',
    'Pacific/Kiritimati',
    { instant: '2027-07-16T18:00:00Z', date: '2027-07-16', time: '08:00' },
    { date: '2027-07-17', time: '08:00', timezone: 'Pacific/Kiritimati', offset: '+1400' },
  ],
  ['of no start', 'Asia/Tokyo', null, null],
])('CAL-34: the start on the viewer’s clock, %s', async (_, timezone, start, told) => {
  vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue(timezone);
  const { html } = await renderLive(<Time start={start} />);
  expect(JSON.parse(html())).toEqual(told && expect.objectContaining(told));
});

test('CAL-34: a page of the server knows no viewer', () => {
  expect(renderScreen(<Time start={own} />)).toBe('null');
});
