/**
 * Ref of a view that goes away by itself: the focus of its pressed button moves to the page, not before its first menu
 * (RTE-02).
 */
export const handFocusOn = (view: HTMLElement | null) => () => {
  if (view?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
};
