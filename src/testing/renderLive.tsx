import { act, type ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { openWindow } from './openWindow.ts';
import { surround, type Surroundings } from './surroundings.tsx';

interface LivePart {
  /** @throws Error if there is no such element */
  find: <Name extends keyof HTMLElementTagNameMap>(name: Name, place?: number) => HTMLElementTagNameMap[Name];
  html: () => string;
  /** Draws it anew: the same components live on. */
  redraw: (part: ReactNode) => Promise<void>;
  /** Waits, while it fetches, until a claim holds. */
  until: (claim: () => void) => Promise<void>;
  /** Takes it out of the page. */
  leave: () => Promise<void>;
}

/**
 * For tests: a part of the site as it lives in a page, with refs, effects and focus, in a document without a layout. The window
 * is one that the test has opened, or a new one. What HTML alone tells, `renderScreen` shows, which costs less.
 */
export const renderLive = async (part: ReactNode, surroundings: Surroundings = {}): Promise<LivePart> => {
  if (!('document' in globalThis)) openWindow();
  // It needs a window as it loads, and a part that leaves at the end of its test would load it without one.
  await import('#src/components/html/sanitise.client.ts');
  // Looks for a document as it loads.
  const { createRoot } = await import('react-dom/client');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const around = surround(surroundings);
  const redraw = (next: ReactNode) => act(async () => root.render(around(next)));
  const leave = () => act(async () => root.unmount());
  onTestFinished(leave);
  await redraw(part);
  return {
    find: (name, index = 0) => {
      const found = place.querySelectorAll(name)[index];
      if (!found) throw new Error(`No ${name} in ${place.innerHTML}`);
      return found;
    },
    html: () => place.innerHTML,
    redraw,
    until: async (claim) => {
      // React draws by itself meanwhile.
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
      await vi.waitFor(claim);
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    },
    leave,
  };
};
