/** Where somebody is on a page: at an element, whatever the heights above it. Kept in the state of the history's entry. */
export interface Place {
  selector: string;
  /** Which of those that the selector finds. */
  index: number;
  /** How far below the top of the window it is, in pixels. */
  top: number;
  /** How far the page was scrolled, in pixels: where to look for it as long as it is not drawn. */
  scrolled: number;
}

/** What is the same element when the page is drawn again. */
const known = 'main a[href], main section[id], main';
/** Where the window is looked into, as parts of its height. */
const looks = [0.5, 0.35, 0.65];

/** What stays in the window tells nothing of where the page is. */
const isStuck = (element: Element | null): boolean =>
  element !== null &&
  (/sticky|fixed/.test(getComputedStyle(element).position) || isStuck(element.parentElement));

const selectorOf = (element: Element): string => {
  if (element.id !== '') return `#${CSS.escape(element.id)}`;
  const time = element.querySelector('time')?.dateTime;
  const link = `main a[href="${CSS.escape(element.getAttribute('href') ?? '')}"]`;
  return time === undefined ? link : `${link}:has(time[datetime="${CSS.escape(time)}"])`;
};

const placeAt = (element: Element): Place => {
  const selector = selectorOf(element);
  return {
    selector,
    index: [...document.querySelectorAll(selector)].indexOf(element),
    top: element.getBoundingClientRect().top,
    scrolled: scrollY,
  };
};

const inSight = (): (Element | null)[] =>
  looks.map((part) => document.elementFromPoint(innerWidth * 0.4, innerHeight * part));

/** Notes the place: at what was pressed, else at what is in the middle of the window. */
export const notePlace = (pressed: Element | null): void => {
  const element = [pressed, ...inSight()]
    .map((one) => one?.closest(known) ?? null)
    .find((one) => one !== null && one.id !== 'main' && !isStuck(one));
  const found = element ?? document.getElementById('main');
  // The router's own `replaceState` would load the page again.
  if (found) History.prototype.replaceState.call(history, { ...history.state, place: placeAt(found) }, '');
};

/** Nobody else writes there. */
const isNoted = (state: unknown): state is { place: Place } =>
  typeof state === 'object' && state !== null && 'place' in state;

/** Where somebody was when they left this entry of the history. */
export const notedPlace = (): Place | null => {
  const state: unknown = history.state;
  return isNoted(state) ? state.place : null;
};

/** How far the page is from a place, in pixels; null as long as its element is not drawn. */
export const offFromPlace = ({ selector, index, top }: Place): number | null => {
  const element = document.querySelectorAll(selector)[index];
  return element === undefined ? null : element.getBoundingClientRect().top - top;
};

/** How far the page is from where a fragment lands, in pixels; null as long as it is not drawn (RTE-27, LAY-15). */
export const offFromFragment = (hash: string): number | null => {
  const element = document.getElementById(hash);
  if (element === null) return null;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return element.getBoundingClientRect().top - margin - padding;
};
