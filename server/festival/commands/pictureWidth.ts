import sharp from 'sharp';

/** The width of a picture in pixels; null for a file that is none. */
export const pictureWidth = async (file: string): Promise<number | null> => {
  try {
    return (await sharp(file).metadata()).autoOrient.width;
  } catch {
    return null;
  }
};
