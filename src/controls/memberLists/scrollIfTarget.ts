/** `ref` of an element that arrives later than the page: scrolls to it if the address's fragment names it. */
export const scrollIfTarget = (element: HTMLElement | null): void => {
  if (element !== null && location.hash === `#${element.id}`) element.scrollIntoView();
};
