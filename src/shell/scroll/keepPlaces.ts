import type { SiteRouter } from '../router.ts';
import { idOf } from './fragment.ts';
import { historyEntry } from './historyEntry.ts';
import { notedPlace, notePlace, offFromFragment, offFromPlace, returnFocus } from './place.ts';
import { isSettling, settle, stopSettling } from './settle.ts';

/**
 * Back leads to the element that the visitor was at, and the focus to the link that they used (RTE-25); a fragment leads to
 * its place below the header (RTE-27, LAY-15), and only a press on a link into the page scrolls smoothly.
 */
export const keepPlaces = (router: SiteRouter, document: Document): { glideTo: (url: URL) => void } => {
  let glidesTo = '';
  let drawn = '';
  const note = (pressed: EventTarget | null): void => {
    // The entry may be that of another page already.
    const isDrawn = history.state !== null && historyEntry(history) === drawn;
    if (isDrawn && !isSettling()) notePlace(pressed instanceof Element ? pressed : null);
  };
  const bring = (aim: () => number | null, glides: boolean, onStill = () => {}): void =>
    settle(aim, {
      glides,
      onStill: () => {
        onStill();
        note(null);
      },
    });
  const bringToFragment = (hash: string, glides: boolean): void => {
    const id = idOf(hash);
    bring(() => offFromFragment(id), glides);
  };
  const arrive = (isReturn: boolean): void => {
    // A press on a link to the present address keeps the entry, and its noted place.
    if (isSettling() && glidesTo === location.href) return;
    const place = notedPlace();
    if (place !== null) {
      // A reload leaves the focus to the browser.
      const focus = () => isReturn && returnFocus(place);
      focus();
      bring(() => offFromPlace(place), false, focus);
      if (offFromPlace(place) === null) scrollTo({ top: place.scrolled, behavior: 'instant' });
    } else if (location.hash === '') stopSettling();
    else bringToFragment(location.hash, false);
  };
  for (const type of ['wheel', 'pointerdown', 'keydown'] as const)
    document.addEventListener(type, stopSettling, { capture: true, passive: true });
  document.addEventListener('click', ({ target }) => note(target), { capture: true });
  document.addEventListener('scrollend', () => note(null));
  router.subscribe('onRendered', ({ toLocation }) => {
    const entry = historyEntry(toLocation);
    if (entry === drawn) return;
    const isReturn = drawn !== '';
    drawn = entry;
    arrive(isReturn);
  });
  return {
    glideTo: (url) => {
      glidesTo = url.href;
      bringToFragment(url.hash, true);
    },
  };
};
