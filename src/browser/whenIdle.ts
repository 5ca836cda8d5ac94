/** Does unhurried work once the page has loaded and the browser is idle. */
export const whenIdle = (work: () => void): void => {
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(() => work()) : setTimeout(work));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
};
