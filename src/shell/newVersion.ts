import { noteReload } from '#src/storage/reloads.ts';

/** What is asked and told of a browser tab. */
export interface Tab {
  /** Address of the script that this document began with. */
  entry: string;
  /** The status of the answer at an address. @throws where there is no answer */
  statusOf: (address: string) => Promise<number>;
  /** Whether somebody waits for what did not come: else it was fetched ahead of need. */
  isAwaited: () => boolean;
  /** Whether nothing is lost with this document: nothing typed, nothing on its way. */
  mayLeave: () => boolean;
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether this document came by a reload; the browser knows. */
  isReloaded?: () => boolean;
  reload: () => void;
  /** Loads a document from there. */
  go: (href: string) => void;
}

const key = 'reloadedFrom';
const gone = 404;

/**
 * A tab that was open before a deployment: the scripts that it would fetch are no more (LDR-11). Once one of them did
 * not come and its own is gone too, the page is loaded anew, once a version, and a link is followed by a document.
 */
export const createNewVersion = (tab: Tab) => {
  const { entry, statusOf, isAwaited, mayLeave, storage, isReloaded, reload, go } = tab;
  let isOutdated = false;
  const look = async (): Promise<boolean> => {
    isOutdated ||= (await statusOf(entry).catch(() => null)) === gone;
    return isOutdated;
  };
  const wasReloadedFrom = (): boolean => {
    try {
      return storage().getItem(key) === entry;
    } catch {
      return false;
    }
  };
  return {
    /** A part of the site's code did not come. */
    missed: async (): Promise<void> => {
      const wasAwaited = isAwaited();
      if (!(await look()) || !(wasAwaited || isAwaited()) || !mayLeave() || wasReloadedFrom()) return;
      if (noteReload(storage, key, entry, isReloaded)) reload();
    },
    /** Follows a link by a document where this one is outdated. @returns whether it does */
    follow: (href: string): boolean => {
      if (!isOutdated || !mayLeave()) return false;
      go(href);
      return true;
    },
  };
};

export type NewVersion = ReturnType<typeof createNewVersion>;
