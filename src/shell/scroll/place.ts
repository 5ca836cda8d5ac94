/** An element that is found again although it is drawn anew. */
interface ElementName {
  selector: string;
  /** Its index among the selector's elements. */
  index: number;
}

/** The visitor's place on a page: an element, whatever the heights above it. Stored in the state of the history's entry. */
export interface Place extends ElementName {
  /** Its distance from the top of the window, in pixels. */
  top: number;
  /** The page's scroll, in pixels: a first guess until the element is drawn. */
  scrolled: number;
  /** The pressed or focused link: Back returns the focus to it. */
  link: ElementName | null;
}

/** Elements that stay the same when the page is drawn again. */
const known = 'main a[href], main section[id], main';
/** Probe points in the window, as parts of its height. */
const looks = [0.5, 0.35, 0.65];

/** Sticky elements say nothing about the page's place. */
const isStuck = (element: Element | null): boolean =>
  element !== null &&
  (/sticky|fixed/.test(getComputedStyle(element).position) || isStuck(element.parentElement));

const selectorOf = (element: Element): string => {
  if (element.id !== '') return `#${CSS.escape(element.id)}`;
  const time = element.querySelector('time')?.dateTime;
  const link = `${element.closest('main') ? 'main ' : ''}a[href="${CSS.escape(element.getAttribute('href') ?? '')}"]`;
  return time === undefined ? link : `${link}:has(time[datetime="${CSS.escape(time)}"])`;
};

const nameOf = (element: Element): ElementName => {
  const selector = selectorOf(element);
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) };
};
const named = ({ selector, index }: ElementName): Element | null =>
  document.querySelectorAll(selector)[index] ?? null;

const placeAt = (element: Element, link: Element | null): Place => ({
  ...nameOf(element),
  top: element.getBoundingClientRect().top,
  scrolled: scrollY,
  link: link && nameOf(link),
});

/** The known element that holds this one, if it scrolls with the page. */
const knownAround = (element: Element | null): Element | null => {
  const found = element?.closest(known) ?? null;
  return found?.id === 'main' || isStuck(found) ? null : found;
};

/** A known element in the window. Each look may lay the page out, in the midst of a press. */
const inSight = (): Element | null => {
  for (const part of looks) {
    const found = knownAround(document.elementFromPoint(innerWidth * 0.4, innerHeight * part));
    if (found) return found;
  }
  return null;
};

/** Notes the place: the pressed element, else one in the middle of the window. */
export const notePlace = (pressed: Element | null): void => {
  const found = knownAround(pressed) ?? inSight() ?? document.getElementById('main');
  const link = (pressed ?? document.activeElement)?.closest('a[href]') ?? null;
  // The router's own `replaceState` would load the page again.
  if (found)
    History.prototype.replaceState.call(history, { ...history.state, place: placeAt(found, link) }, '');
};

/** Nobody else writes there; an older version of the site noted no link. */
const isNoted = (state: unknown): state is { place: Omit<Place, 'link'> & Partial<Place> } =>
  typeof state === 'object' && state !== null && 'place' in state;

/** The visitor's place when they left this entry of the history. */
export const notedPlace = (): Place | null => {
  const state: unknown = history.state;
  return isNoted(state) ? { link: null, ...state.place } : null;
};

/** The page's distance from a place, in pixels; null until its element is drawn. */
export const offFromPlace = (place: Place): number | null => {
  const element = named(place);
  return element && element.getBoundingClientRect().top - place.top;
};

/** Gives the focus back to the place's link once it is drawn, unless somebody has moved the focus meanwhile (RTE-25). */
export const returnFocus = ({ link }: Place): void => {
  if (link === null || !document.activeElement?.matches('body, #main')) return;
  const found = named(link);
  if (found instanceof HTMLElement) found.focus({ preventScroll: true });
};

/** The page's distance from a fragment's place, in pixels; null until it is drawn (RTE-27, LAY-15). */
export const offFromFragment = (hash: string): number | null => {
  const element = document.getElementById(hash);
  if (element === null) return null;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return element.getBoundingClientRect().top - margin - padding;
};
