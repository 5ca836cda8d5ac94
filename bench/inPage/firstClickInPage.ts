// These functions run in the page: each must be self-contained.

/** By how much tasks exceeded 50 ms, in all, in milliseconds. */
export const readBlockedTime = (): Promise<number> =>
  new Promise((resolve) => {
    const most = 50;
    new PerformanceObserver((list) =>
      resolve(list.getEntries().reduce((sum, { duration }) => sum + duration - most, 0)),
    ).observe({ type: 'longtask', buffered: true });
    setTimeout(() => resolve(0), 300);
  });

/**
 * Measures from the first press in this tab to the paint of another month, in milliseconds, and stores it in the tab: the press
 * may open another document. Our days say which month is shown, or FullCalendar's title.
 */
export const watchFirstClick = ({ month, title }: { month: string; title: string }): void => {
  const now = (): number => performance.timeOrigin + performance.now();
  const isOther = (): boolean => {
    const days = [...document.querySelectorAll('main section[id^="day-"]')].filter((day) =>
      day.checkVisibility(),
    );
    if (days.length > 0) return days.every((day) => !day.id.startsWith(`day-${month}`));
    const heading = document.querySelector('main [role="heading"]')?.textContent ?? '';
    return heading !== '' && heading !== title;
  };
  const look = (): void => {
    if (!isOther()) {
      requestAnimationFrame(look);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      sessionStorage.setItem('took', String(now() - Number(sessionStorage.getItem('pressed'))));
    });
    port1.start();
    port2.postMessage(null);
  };
  const watch = (): void => {
    requestAnimationFrame(look);
  };
  if (sessionStorage.getItem('pressed') !== null) watch();
  else
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
        watch();
      },
      { once: true, capture: true },
    );
};
