/** `ref` of what an address may mean by its fragment, and what comes later than the page: then it comes into view. */
export const scrollIfTarget = (element: HTMLElement | null): void => {
  if (element !== null && location.hash === `#${element.id}`) element.scrollIntoView();
};
