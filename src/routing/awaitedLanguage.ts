/**
 * Address of the page in another language that the tab waits for, since its texts have not come; the shown page says so
 * (RTE-21).
 */
export interface AwaitedLanguage {
  current: () => string | null;
  set: (href: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/** No chart: `unavailable` asks again; this only holds the address. */
export const createAwaitedLanguage = (): AwaitedLanguage => {
  const listeners = new Set<() => void>();
  let current: string | null = null;
  return {
    current: () => current,
    set: (href) => {
      current = href;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
