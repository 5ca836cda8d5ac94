import sharp, { type Sharp } from 'sharp';

/** For tests: an original of one colour, left half darker, 40 pixels wide and 24 high unless told. */
export const original = (width = 40, height = 24): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c83c14' } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: '#206090' } },
      left: 0,
      top: 0,
    },
  ]);

/** For tests: a drawing of a number of bytes. */
export const drawing = (bytes = 0): Buffer =>
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60"><rect width="100" height="60" fill="#c83c14"/>' +
      `<!--${' '.repeat(bytes)}--></svg>`,
  );

/** For tests: a picture that moves; as TIFF, one with two pages. */
export const moving = async (format: 'webp' | 'tiff' = 'webp'): Promise<Buffer> => {
  const frames = await Promise.all(
    ['#c83c14', '#206090'].map((background) =>
      sharp({ create: { width: 40, height: 24, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const joined = sharp(frames, { join: { animated: true } });
  return (format === 'tiff' ? joined.tiff() : joined.webp({ delay: [100, 100] })).toBuffer();
};
