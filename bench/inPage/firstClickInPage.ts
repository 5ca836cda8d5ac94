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

/** From the next press until only days of another month are painted, in milliseconds. */
export const clickedToPaint = async (left: { month: string }): Promise<number> => {
  const isOther = (): boolean => {
    const days = [...document.querySelectorAll('main section[id^="day-"]')].filter((day) =>
      day.checkVisibility(),
    );
    return days.length > 0 && days.every((day) => !day.id.startsWith(`day-${left.month}`));
  };
  const { timeStamp } = await new Promise<Event>((resolve) => {
    addEventListener('pointerdown', resolve, { once: true, capture: true });
  });
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (!isOther()) requestAnimationFrame(look);
      else {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve());
        port1.start();
        port2.postMessage(null);
      }
    };
    requestAnimationFrame(look);
  });
  return performance.now() - timeStamp;
};
