import { randomBytes } from 'node:crypto';

/** Crockford's 32 letters and digits: they are easy to distinguish, in print and speech. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 60 bits: impossible to guess among a festival's codes, and they fit the smallest QR code. */
const length = 12;

/** The code that admits a person to a reserved show (RES-25): random, without any other content. */
export const newAdmissionCode = (): string =>
  Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
