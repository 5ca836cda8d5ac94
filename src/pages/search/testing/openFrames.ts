import { vi } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';

/** For tests: a window that paints a frame at once. */
export const openFrames = (): void => {
  openWindow();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
};
