import { setTimeout } from 'node:timers';
import { Window } from 'happy-dom';
import { onTestFinished, vi } from 'vitest';

/** Parts of a browser that the code of the site asks for, by their global names. */
const things = [
  'document',
  'Element',
  'Event',
  'FormData',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLMediaElement',
  'IntersectionObserver',
  'KeyboardEvent',
  'localStorage',
  'MessageEvent',
  'MouseEvent',
  'MutationObserver',
  'ResizeObserver',
  'sessionStorage',
] as const;
const methods = [
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'matchMedia',
  'scrollTo',
] as const;

/** For tests: a window without a network, a layout or scripts of its own, global until the test ends. */
export const openWindow = (): void => {
  const window = new Window({ url: 'https://festival.example/en' });
  vi.stubGlobal('window', window);
  for (const name of things) vi.stubGlobal(name, window[name]);
  for (const name of methods) vi.stubGlobal(name, window[name].bind(window));
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(async () => {
    // Queries tell their news in a turn of their own: the last ones before the window is gone.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    // Windows share the prototypes of their elements.
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    await window.happyDOM.close();
  });
};
