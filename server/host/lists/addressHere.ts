/** The decoded path of an address on this site; null on any other, and for one that nobody can decode. */
export const pathHere = (address: string, publicUrl: string): string | null => {
  const url = new URL(address, publicUrl);
  if (url.origin !== new URL(publicUrl).origin) return null;
  try {
    return decodeURI(url.pathname);
  } catch {
    return null;
  }
};
