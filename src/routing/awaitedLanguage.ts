/**
 * Address of the page in another language that the tab waits for, since its texts have not come; the page that is
 * shown meanwhile says so (RTE-21).
 */
export interface AwaitedLanguage {
  current: () => string | null;
  set: (href: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/** No chart: what asks again is `unavailable`, this only says for what. */
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
