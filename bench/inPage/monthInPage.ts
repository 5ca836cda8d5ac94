// Functions that run in the page: each must be self-contained.

/** The content of `main`, without the months that stand ready. */
export const readMain = (): string => {
  const copy = document.createElement('div');
  for (const part of document.querySelector('main')?.childNodes ?? []) copy.append(part.cloneNode(true));
  for (const pane of copy.querySelectorAll('[inert]')) pane.remove();
  return copy.innerHTML;
};

/** Whether React has hydrated the links of `main`: before that, a click on one is the browser's. */
export const isTakenOver = (): boolean =>
  [...document.querySelectorAll('main a')].some((link) =>
    Object.keys(link).some((key) => key.startsWith('__react')),
  );

/** For a page without scripts: a click on an arrow, found by its name, inserts ready-made HTML. */
export const swapOnClick = (ready: { arrow: string; html: string }[]): void => {
  const main = document.querySelector('main');
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    event.preventDefault();
    const chosen = ready.find(({ arrow }) => arrow === link?.getAttribute('aria-label'));
    if (main && chosen) main.innerHTML = chosen.html;
  });
};

/**
 * Clicks an arrow of Month view; resolves with the milliseconds from the click until the month is painted: the first task
 * after its frame.
 */
export const switchMonth = async (wanted: { arrow: string; month: string }): Promise<number> => {
  const link = document.querySelector<HTMLElement>(`main a[aria-label="${wanted.arrow}"]`);
  if (!link) throw new Error(`No arrow "${wanted.arrow}"`);
  await new Promise((resolve) => setTimeout(resolve, 150));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  await new Promise((resolve) => setTimeout(resolve, 0));
  const isShown = (): boolean => {
    const days = [...document.querySelectorAll('main section[id^="day-"]')].filter((day) =>
      day.checkVisibility(),
    );
    return days.length > 0 && days.every((day) => day.id.startsWith(`day-${wanted.month}`));
  };
  const started = performance.now();
  link.click();
  await new Promise<void>((resolve, reject) => {
    const look = (): void => {
      if (performance.now() - started > 10_000) reject(new Error(`${wanted.month} was not shown`));
      else if (!isShown()) requestAnimationFrame(look);
      else {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve());
        port1.start();
        port2.postMessage(null);
      }
    };
    requestAnimationFrame(look);
  });
  return performance.now() - started;
};

/** A month's size in the document. A tile is an item of a day's list. */
export const countNodes = (): {
  main: number;
  mainWithTexts: number;
  tile: number;
  tileWithTexts: number;
} => {
  const main = document.querySelector('main') ?? document.body;
  const count = (root: Element, what: number): number => {
    const walker = document.createTreeWalker(root, what, (node) =>
      node instanceof Element && node.matches('[inert]')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    let nodes = 1;
    while (walker.nextNode()) nodes += 1;
    return nodes;
  };
  const all = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  const tiles = [...main.querySelectorAll('section[id^="day-"] li')].filter((tile) => tile.checkVisibility());
  const fullest = (what: number): number => Math.max(...tiles.map((tile) => count(tile, what)));
  return {
    main: count(main, NodeFilter.SHOW_ELEMENT) - 1,
    mainWithTexts: count(main, all) - 1,
    tile: fullest(NodeFilter.SHOW_ELEMENT),
    tileWithTexts: fullest(all),
  };
};
