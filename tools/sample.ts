import { readSample } from '#server/sample/sampleFolder.ts';

const sample = await readSample();
export const { festival, shows, artists } = sample;

/** The folder of its pictures, films and papers. */
export const media = new URL('../festivals/chapiteau/media/', import.meta.url);

/** The number of a drawn picture: 7 of `/media/posters/7-800.avif`. @throws Error for any other */
export const numberOf = (picture = ''): number => {
  const [, number] = /^\/media\/\w+\/(\d+)[.-]/.exec(picture) ?? [];
  if (number === undefined) throw new Error(`${picture} is not drawn`);
  return Number(number);
};
