/** Requests at the same time. */
const atOnce = 250;

/** Counts broken connections: an idle one may be closed just when it is reused. */
const silence = 'silence';

/** Sends so many requests, each with its number, many at a time. @returns the number of each status */
export const flood = async (
  count: number,
  send: (index: number) => Promise<{ status: number }>,
): Promise<Record<string, number>> => {
  const statuses: Record<string, number> = {};
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      const answered = await send(index).then(
        ({ status }) => String(status),
        () => silence,
      );
      statuses[answered] = (statuses[answered] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return statuses;
};
