import type { SiteRouter } from '../router.ts';
import { historyEntry } from './historyEntry.ts';
import { notedPlace, notePlace, offFromFragment, offFromPlace } from './place.ts';
import { isSettling, settle, stopSettling } from './settle.ts';

/** Of a fragment in an address; what is not encoded as it should be is taken as it is. */
const decoded = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/**
 * Back leads to the very element that one was at, a fragment to the very place below the header (RTE-27, LAY-15), and
 * nothing moves smoothly but what a press on a link into the page moves.
 */
export const keepPlaces = (router: SiteRouter, document: Document): { glideTo: (url: URL) => void } => {
  let isLeaving = false;
  let glidesTo = '';
  let drawn = '';
  const note = (pressed: EventTarget | null): void => {
    // The address may be that of the next page already.
    if (!isLeaving && !isSettling()) notePlace(pressed instanceof Element ? pressed : null);
  };
  const bring = (aim: () => number | null, glides: boolean): void =>
    settle(aim, { glides, onStill: () => note(null) });
  const bringToFragment = (hash: string, glides: boolean): void => {
    const id = decoded(hash);
    bring(() => offFromFragment(id), glides);
  };
  const arrive = (): void => {
    // A press on a link to where one is keeps the entry, and the place that was noted in it.
    if (isSettling() && glidesTo === location.href) return;
    const place = notedPlace();
    if (place !== null) {
      bring(() => offFromPlace(place), false);
      if (offFromPlace(place) === null) scrollTo({ top: place.scrolled, behavior: 'instant' });
    } else if (location.hash === '') stopSettling();
    else bringToFragment(location.hash, false);
  };
  for (const type of ['wheel', 'pointerdown', 'keydown'] as const)
    document.addEventListener(type, stopSettling, { capture: true, passive: true });
  document.addEventListener('click', ({ target }) => note(target), { capture: true });
  document.addEventListener('scrollend', () => note(null));
  router.subscribe('onBeforeNavigate', () => {
    isLeaving = true;
  });
  router.subscribe('onRendered', ({ toLocation }) => {
    isLeaving = false;
    const entry = historyEntry(toLocation);
    if (entry === drawn) return;
    drawn = entry;
    arrive();
  });
  return {
    glideTo: (url) => {
      glidesTo = url.href;
      bringToFragment(url.hash, true);
    },
  };
};
