import sharp from 'sharp';

const size = { width: 4_000, height: 3_000 };
/** Of the grain, before it is enlarged: about the detail of a photo in stage light. */
const grain = { width: 400, height: 300 };

/** A photo of 12 megapixels, as a camera writes it: turned by its note, 2 to 3 MB. */
const takePhoto = async (hue: number): Promise<Buffer> => {
  const noise = await sharp({
    create: {
      ...grain,
      channels: 3,
      background: '#777777',
      noise: { type: 'gaussian', mean: 110, sigma: 45 },
    },
  })
    .png()
    .toBuffer();
  return sharp(noise)
    .resize({ ...size, kernel: 'cubic' })
    .modulate({ hue })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 88 })
    .toBuffer();
};

/** A comment behind the beginning of a JPEG: other content, the same picture. */
const commented = (photo: Buffer, number: number): Buffer => {
  const comment = Buffer.from([0xff, 0xfe, 0, 4, number >> 8, number & 0xff]);
  return Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]);
};

/** So many different photos; some of them look alike, which no step of their preparation notices. */
export const takePhotos = async (count: number): Promise<Buffer[]> => {
  const taken = await Promise.all(Array.from({ length: Math.min(count, 8) }, (_, at) => takePhoto(at * 45)));
  return Array.from({ length: count }, (_, at) => commented(taken[at % taken.length] ?? Buffer.alloc(0), at));
};
