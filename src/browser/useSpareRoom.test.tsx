import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { useSpareRoom } from './useSpareRoom.ts';

afterEach(() => void vi.useRealTimers());

function Room() {
  return useSpareRoom() ? 'room' : 'none';
}

/** A page on a device, and what it says after such a time, seen or hidden. */
const open = async (device: object) => {
  openWindow();
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { userAgent: '', ...device });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const { html } = await renderLive(<Room />);
  const after = async (minutes: number, isHidden: boolean) => {
    await act(async () => {
      hidden.mockReturnValue(isHidden);
      document.dispatchEvent(new Event('visibilitychange'));
      await vi.advanceTimersByTimeAsync(minutes * 60_000);
    });
    return html();
  };
  return { html, after };
};

test.each([
  ['that does not tell its memory', 'room', {}],
  ['of 4 GB', 'room', { deviceMemory: 4 }],
  ['of 2 GB', 'none', { deviceMemory: 2 }],
  ['that saves data', 'none', { connection: { saveData: true } }],
])('speed: to draw ahead, a page on a device %s has %s', async (_, room, device) => {
  const { html, after } = await open(device);
  expect([html(), await after(1, false)]).toEqual(['none', room]);
});

test('speed: what is drawn ahead is given back after 5 minutes in which nobody has looked, and drawn again', async () => {
  const { after } = await open({});
  expect([
    await after(1, false),
    await after(4.9, true),
    await after(10, false),
    await after(4, true),
    await after(5, true),
    await after(1, false),
  ]).toEqual(['room', 'room', 'room', 'room', 'none', 'room']);
});
