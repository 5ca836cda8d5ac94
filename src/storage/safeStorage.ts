/** Text by key, in any storage. */
export interface SafeStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/** A browser's storage; refused entries are kept in memory until the page is left. */
export const createSafeStorage = (
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): SafeStorage => {
  const memory = new Map<string, string>();
  const forgiving = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => memory.get(key) ?? forgiving(() => storage().getItem(key), null),
    set: (key, value) => {
      const isStored = forgiving(() => {
        storage().setItem(key, value);
        return true;
      }, false);
      if (isStored) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      forgiving(() => storage().removeItem(key), undefined);
    },
  };
};
