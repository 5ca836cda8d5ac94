import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { windowOfWidth } from '#src/testing/windowOfWidth.ts';
import { sizeInWindow, usePageSize } from './pageSize.ts';

const Size = () => usePageSize();

test.each([
  [574, 12],
  [575, 24],
])('VID-11: a page in a window of %i px has %i videos', (width, size) => {
  openWindow();
  windowOfWidth(width);
  expect(sizeInWindow()).toBe(size);
});

test('VID-11: the server knows no window; in a tab the pages follow it, as long as they are there', async () => {
  expect(renderScreen(<Size />)).toBe('24');
  openWindow();
  const told = new Set<() => void>();
  let matches = true;
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: (_: string, tell: () => void) => told.add(tell),
    removeEventListener: (_: string, tell: () => void) => told.delete(tell),
  }));
  const { html, leave } = await renderLive(<Size />);
  const before = html();
  matches = false;
  await act(async () => {
    for (const tell of told) tell();
  });
  expect([before, html(), told.size]).toEqual(['12', '24', 1]);
  await leave();
  expect(told.size).toBe(0);
});
