/** Tells once that somebody points at an element, touches it or comes to it by keyboard. Returns how to stop watching. */
export const whenUsed = (element: Element, onUsed: () => void): (() => void) => {
  const watching = new AbortController();
  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const)
    element.addEventListener(
      type,
      () => {
        watching.abort();
        onUsed();
      },
      { signal: watching.signal, passive: true },
    );
  return () => watching.abort();
};
