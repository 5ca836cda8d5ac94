/** How near an element must come before its needs are loaded. */
const nearness = '400px';

/** Calls `arrive` once the element is on the screen, or nearly; after the first paint at the earliest. */
export const whenNear = (element: HTMLElement, arrive: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      arrive();
    },
    { rootMargin: nearness },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
