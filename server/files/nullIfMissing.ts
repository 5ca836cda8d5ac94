const isMissing = (caught: unknown): boolean =>
  caught instanceof Error && 'code' in caught && caught.code === 'ENOENT';

/** The result for a file that another process may have removed; null if it has. */
export const nullIfMissing = async <Value>(asked: Promise<Value>): Promise<Value | null> => {
  try {
    return await asked;
  } catch (caught) {
    if (isMissing(caught)) return null;
    throw caught;
  }
};
