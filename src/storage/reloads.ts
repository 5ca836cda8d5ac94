/** Whether this document came by a reload. */
export const isReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/**
 * Leaves a note for the reloaded document.
 * @returns whether the page may reload: if it can leave no note, a document that came by a reload must not do it again, or it
 * would never end
 */
export const noteReload = (
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  key: string,
  value: string,
  cameByReload: () => boolean = isReloaded,
): boolean => {
  try {
    storage().setItem(key, value);
    if (storage().getItem(key) === value) return true;
  } catch {
    // Storage is forbidden.
  }
  return !cameByReload();
};
