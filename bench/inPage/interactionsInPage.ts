// These functions run in the page: each must be self-contained.

/**
 * Keeps how long each interaction took to its next paint, in milliseconds, for `readInteractions`. Browsers tell those of
 * 104 ms and more.
 */
export const watchInteractions = (): void => {
  const longest = new Map<number, number>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      if (id > 0) longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration));
    }
    sessionStorage.setItem('interactions', JSON.stringify([...longest.values()]));
  }).observe({ type: 'event', buffered: true });
};

/** The interactions so far that took so long. */
export const readInteractions = (): number[] => {
  const all: unknown = JSON.parse(sessionStorage.getItem('interactions') ?? '[]');
  return Array.isArray(all) ? all.map(Number) : [];
};
