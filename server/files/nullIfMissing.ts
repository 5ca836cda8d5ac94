const isMissing = (caught: unknown): boolean =>
  caught instanceof Error && 'code' in caught && caught.code === 'ENOENT';

/** What is asked of a file that another process may have taken away meanwhile; null where it has. */
export const nullIfMissing = async <Value>(asked: Promise<Value>): Promise<Value | null> => {
  try {
    return await asked;
  } catch (caught) {
    if (isMissing(caught)) return null;
    throw caught;
  }
};
