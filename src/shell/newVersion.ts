import { noteReload } from '#src/storage/reloads.ts';

/** A browser tab's facts and acts. */
export interface Tab {
  /** Address of this document's entry script. */
  entry: string;
  /** The status of the answer at an address. @throws without an answer */
  statusOf: (address: string) => Promise<number>;
  /** Whether somebody waits for the missing part: else it was fetched ahead of need. */
  isAwaited: () => boolean;
  /** Whether nothing would be lost with this document: nothing typed, nothing under way. */
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
 * A tab from before a deployment: its scripts no longer exist (LDR-11). Once one of them is missing and its entry is gone
 * too, it reloads the page, once a version, and follows links by loading documents.
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
    /** A part of the site's code is missing. */
    missed: async (): Promise<void> => {
      const wasAwaited = isAwaited();
      if (!(await look()) || !(wasAwaited || isAwaited()) || !mayLeave() || wasReloadedFrom()) return;
      if (noteReload(storage, key, entry, isReloaded)) reload();
    },
    /** Follows a link by loading a document if this one is outdated. @returns whether it does */
    follow: (href: string): boolean => {
      if (!isOutdated || !mayLeave()) return false;
      go(href);
      return true;
    },
  };
};

export type NewVersion = ReturnType<typeof createNewVersion>;
