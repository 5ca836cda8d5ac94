import { randomBytes } from 'node:crypto';

/** Crockford's 32 letters and digits: none of them is taken for another, read or said aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 60 bits: nobody guesses one of a festival's, and a QR code of the smallest size holds it. */
const length = 12;

/** What lets somebody in to a reserved show (RES-25): random, and all that its code says. */
export const newAdmissionCode = (): string =>
  Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
