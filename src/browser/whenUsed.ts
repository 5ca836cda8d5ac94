/**
 * Calls once when somebody points at an element, touches it or reaches it by keyboard. Returns a function that stops
 * watching.
 */
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
