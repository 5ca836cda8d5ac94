interface Place {
  pathname: string;
}

/**
 * A page with a theme is a document of its own (META-02, docs/decisions/033): the server's document has the theme and the
 * policy that allows it, so entering and leaving it loads a document, and the theme's additions end with it.
 */
export interface OwnDocument {
  /** The document's own page has been drawn. */
  drawn: (at: Place, isThemed: boolean) => void;
  /** Before any other page loads: none of it may be drawn beside a theme's script. */
  leave: (to: Place) => Promise<void>;
  /** The visitor arrives at a page with a theme. */
  enter: (to: Place) => void;
}

/** @param reload loads the document of the browser's address */
export const createOwnDocument = (reload: () => void): OwnDocument => {
  let own: { path: string; isThemed: boolean } | null = null;
  return {
    drawn: ({ pathname }, isThemed) => {
      own = { path: pathname, isThemed };
    },
    leave: async ({ pathname }) => {
      if (!own?.isThemed || own.path === pathname) return;
      reload();
      // Nothing goes on in an old document.
      await new Promise(() => {});
    },
    enter: ({ pathname }) => {
      if (own && !(own.isThemed && own.path === pathname)) reload();
    },
  };
};
