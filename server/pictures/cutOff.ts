const byte = { marker: 0xff, end: 0xd9 } as const;
/** Cameras write things behind the end of a picture; a whole film is rare. */
const tail = 64 * 1024;
const headOfBox = 8;

const hasEndOfJpeg = (bytes: Buffer): boolean => {
  const end = bytes.subarray(-tail);
  return end.lastIndexOf(Buffer.from([byte.marker, byte.end])) >= 0;
};

/** The boxes of an ISO file: each says its length, 0 for the rest of the file. */
const hasWholeBoxes = (bytes: Buffer): boolean => {
  let at = 0;
  while (at + headOfBox <= bytes.length) {
    const short = bytes.readUInt32BE(at);
    if (short === 0) return true;
    const isLong = short === 1 && at + 2 * headOfBox <= bytes.length;
    const length = isLong ? Number(bytes.readBigUInt64BE(at + headOfBox)) : short;
    if (length < headOfBox) return false;
    at += length;
  }
  return at === bytes.length;
};

const isWhole: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  jpeg: hasEndOfJpeg,
  png: (bytes) => bytes.subarray(-tail).includes('IEND'),
  webp: (bytes) => bytes.length >= headOfBox && bytes.readUInt32LE(4) + headOfBox <= bytes.length,
  heif: hasWholeBoxes,
};

/** Whether a file looks as if its end were missing, without decoding it: only decoding knows. */
export const looksCutOff = (format: string, bytes: Buffer): boolean => !(isWhole[format]?.(bytes) ?? false);
