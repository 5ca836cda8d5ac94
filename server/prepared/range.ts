/** A part of a body, both ends included; null: there is no such part. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads a `Range` header that asks for one part in bytes (RFC 9110 §14.1.2), for a body of `size` bytes.
 * @returns undefined where the header asks for nothing that we know, and the whole body is the answer
 */
export const readRange = (header: string, size: number): ByteRange | null | undefined => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return first < size && first <= last ? { first, last } : null;
};
