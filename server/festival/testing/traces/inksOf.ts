import sharp from 'sharp';

const side = 64;
const channels = 3;

/** Of the pixels looked at, those that an ink has at least. */
const least = (side * side) / 100;

/** For tests: the colours that fill a part of a picture that one sees, like `#ffd400`. */
export const inksOf = async (picture: ArrayBuffer): Promise<string[]> => {
  const pixels = await sharp(picture)
    .resize(side, side, { fit: 'fill', kernel: 'nearest' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += channels) {
    const ink = `#${pixels.toString('hex', at, at + channels)}`;
    counts.set(ink, (counts.get(ink) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= least).map(([ink]) => ink);
};
