/** The options of an `LRUCache` of so many entries. It takes memory as it fills; `max` would reserve all of it at once. */
export const entryLimit = (entries: number): { maxSize: number; sizeCalculation: () => number } => ({
  maxSize: entries,
  sizeCalculation: () => 1,
});
