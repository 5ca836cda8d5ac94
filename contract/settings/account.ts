/** PRO-11 */
export const defaultRegisterPath = '/v1/register';

/** What people may give of themselves, in characters (PRO-10). */
export const fieldLengths = { name: 100, email: 254, location: 200 } as const;

/**
 * Characters of an e-mail address as it is typed, with space around it and marks that stand apart from their letters.
 * Longer ones are not read: putting the marks of a letter in order takes time by the square of their number.
 */
export const writtenEmail = 4 * fieldLengths.email;

/** Passwords (ASVS 6.2): no rules of composition. Characters. */
export const passwordLengths = { shortest: 8, longest: 256 } as const;

/** One line that reads as it is written: nothing in it breaks off, or turns the letters around it. */
export const plainLine = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;
