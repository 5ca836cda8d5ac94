/** A part of a body, both ends included; null for an impossible one. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads a `Range` header for one part in bytes (RFC 9110 §14.1.2), for a body of `size` bytes.
 * @returns undefined for an unknown header: the answer is then the whole body
 */
export const readRange = (header: string, size: number): ByteRange | null | undefined => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < Number(from)) return undefined;
  return first <= last ? { first, last } : null;
};
