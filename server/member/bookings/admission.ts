import { toBuffer } from 'bwip-js/node';

/**
 * 21 modules a side for a code of up to 16 capitals and digits; a quarter of it may be dirty. A module is 16 pixels wide, for
 * sharp edges on any screen, and the quiet zone four modules: bwip-js counts both in halves of one.
 */
const drawing = { bcid: 'qrcode', eclevel: 'Q', scale: 8, padding: 8, backgroundcolor: 'FFFFFF' };

/** Draws a booking's code as a PNG: a QR code, black on white, with its quiet zone (RES-25). */
export const drawAdmission = async (code: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await toBuffer({ ...drawing, text: code }));
