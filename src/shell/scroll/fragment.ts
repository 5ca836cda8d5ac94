/** The id in a fragment of an address; a badly encoded one stays as it is. */
export const idOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};
