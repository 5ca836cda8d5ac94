/** Requests at the same time. */
const atOnce = 250;

/** Sends so many requests, each by its number, many at a time. @returns how often each status was answered */
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
      const { status } = await send(index);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return statuses;
};
