/** Whether this document came by loading the page anew. */
export const isReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/**
 * Leaves a note for the document that a reload brings.
 * @returns whether the page may be loaded anew: where no note can be left, a reload itself must not do it again, or it
 *   would never end
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
    // It is forbidden.
  }
  return !cameByReload();
};
