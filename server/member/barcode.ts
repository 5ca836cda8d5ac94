import { toBuffer } from 'bwip-js/node';

/** Millimetres and pixels a bar: readable from a phone's screen. */
const bars = { height: 14, scale: 3, padding: 4 };

/** The code of a booking as a scanner reads it: its uuid without hyphens, in capitals. */
export const codeOf = (uuid: string): string => uuid.replaceAll('-', '').toUpperCase();

/** Draws the code of a booking as a PNG: Code 128, with its text below, black on white (RES-25). */
export const drawBarcode = async (uuid: string): Promise<Uint8Array<ArrayBuffer>> => {
  const options = { bcid: 'code128', text: codeOf(uuid), includetext: true, backgroundcolor: 'FFFFFF' };
  return new Uint8Array(await toBuffer({ ...options, ...bars }));
};
