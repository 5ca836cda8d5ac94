interface Place {
  pathname: string;
}

/**
 * A page with a theme is a document of its own (META-02, docs/decisions/033): the server's document has the theme and the
 * policy that allows it, so it is entered and left by loading it, and what was added leaves with it.
 */
export interface OwnDocument {
  /** The page that the document was made for has been drawn. */
  drawn: (at: Place, isThemed: boolean) => void;
  /** Before any other page is loaded: nothing of it may be drawn where a theme's script lives. */
  leave: (to: Place) => Promise<void>;
  /** A page with a theme has been shown. */
  enter: (to: Place) => void;
}

/** @param reload loads the document of the address that the browser shows */
export const createOwnDocument = (reload: () => void): OwnDocument => {
  let own: { path: string; isThemed: boolean } | null = null;
  return {
    drawn: ({ pathname }, isThemed) => {
      own = { path: pathname, isThemed };
    },
    leave: async ({ pathname }) => {
      if (!own?.isThemed || own.path === pathname) return;
      reload();
      // Nothing goes on in a document that is left.
      await new Promise(() => {});
    },
    enter: ({ pathname }) => {
      if (own && !(own.isThemed && own.path === pathname)) reload();
    },
  };
};
