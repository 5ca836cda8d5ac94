import type { Pictures } from '#server/pictures/pictures.ts';

/** Prepares the pictures of a load, and says so. */
export const preparePictures = async (
  { prepare }: Pick<Pictures, 'prepare'>,
  addresses: readonly string[],
  say: (line: string) => void,
): Promise<void> => {
  const startedAt = performance.now();
  const { count, faults } = await prepare(addresses);
  const seconds = (performance.now() - startedAt) / 1000;
  for (const fault of faults) say(`Warning: ${fault}`);
  if (count > 0) say(`Pictures prepared: ${count}, in ${seconds.toFixed(1)} s.`);
};
