/** Keeps the screen on as long as the element is there, in browsers that can and batteries that allow it. */
export const keepAwake = (): (() => void) => {
  let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
  const ask = (): void => {
    // The browser drops a lock when the page is hidden.
    if ('wakeLock' in navigator && !document.hidden)
      lock = navigator.wakeLock.request('screen').catch(() => null);
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock.then((held) => held?.release());
  };
};
