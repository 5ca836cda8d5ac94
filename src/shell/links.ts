import { cardOf, type Card } from '#src/routing/openedCard.ts';

/** The target of a click on a link inside the page, or null if the browser must follow it. */
const destination = (event: MouseEvent): { link: HTMLAnchorElement; url: URL } | null => {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self'))
    return null;
  const url = new URL(link.href);
  return url.origin === location.origin && isPage(url) ? { link, url } : null;
};

/** Whether the page can show it: files, APIs and lists for print are left to the browser (RTE-28). */
const isPage = (url: URL): boolean =>
  !url.searchParams.has('print') &&
  url.pathname !== '/' &&
  !/^\/(api|media|assets)\//.test(url.pathname) &&
  !/\.\w{2,5}$/.test(url.pathname);

const isSameDocumentAnchor = (url: URL): boolean =>
  url.hash !== '' && url.pathname === location.pathname && url.search === location.search;

export interface LinkHandlers {
  /** A link of the site was followed. `keepScroll`: it changes the view in place. */
  onFollow: (url: URL, options: { keepScroll: boolean; card: Card | null }) => void;
  /** A link into the page was pressed: the browser follows it. */
  onFragment: (url: URL) => void;
  /** A link may soon be followed: hovered, focused or touched. A press is all of them, and told once. */
  onIntent: (url: URL) => void;
}

/**
 * Every link of the site is an `<a href>`, from a screen, a menu or an editor. One listener turns plain clicks on them into
 * navigation in the page; all other clicks stay the browser's.
 */
export const listenToLinks = (document: Document, { onFollow, onFragment, onIntent }: LinkHandlers): void => {
  let near: string | null = null;
  document.addEventListener('click', (event) => {
    const found = destination(event);
    if (!found) return;
    if (isSameDocumentAnchor(found.url)) return onFragment(found.url);
    event.preventDefault();
    near = null;
    onFollow(found.url, {
      keepScroll: found.link.hasAttribute('data-keep-scroll'),
      card: cardOf(found.link),
    });
  });
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null;
        const href = link?.href ?? null;
        if (href === near) return;
        near = href;
        if (!link?.href || link.target === '_blank') return;
        const url = new URL(link.href);
        if (url.origin === location.origin && isPage(url)) onIntent(url);
      },
      { passive: true },
    );
  }
};
