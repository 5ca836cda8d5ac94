/** A card of a list, whose link was followed: the first view of its page. */
export interface Card {
  title: string;
  /** Address of its picture, as the list has it. */
  picture: string;
}

/** The card by which the visitor opens a page. */
export interface OpenedCard {
  /** @param href path and search of the page; another page has none */
  of: (href: string) => Card | null;
  set: (href: string, card: Card | null) => void;
}

export const createOpenedCard = (): OpenedCard => {
  let opened: { href: string; card: Card | null } | null = null;
  return {
    of: (href) => (opened?.href === href ? opened.card : null),
    set: (href, card) => {
      opened = { href, card };
    },
  };
};

/** The card of a link: it stands around the heading, or in it. Null without a heading or a loaded picture. */
export const cardOf = (link: Element): Card | null => {
  const within = link.querySelector('h2, h3, h4');
  const heading = within ?? link.closest('h2, h3, h4');
  const title = heading?.getAttribute('aria-label') ?? heading?.textContent ?? '';
  const image = (within ? link : link.closest('article'))?.querySelector('img');
  const picture = image?.complete ? image.currentSrc : '';
  return title !== '' && picture !== '' ? { title, picture } : null;
};
