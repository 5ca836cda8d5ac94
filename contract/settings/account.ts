/** PRO-11 */
export const defaultRegisterPath = '/v1/register';

/** Lengths of people's details, in characters (PRO-10). */
export const fieldLengths = { name: 100, email: 254, location: 200 } as const;

/**
 * Characters of a typed e-mail address, with spaces around it and combining marks apart from their letters. Longer ones are
 * refused unread: normalising combining marks takes quadratic time.
 */
export const writtenEmail = 4 * fieldLengths.email;

/** Passwords (ASVS 6.2): no rules of composition. Characters. */
export const passwordLengths = { shortest: 8, longest: 256 } as const;

/** One line without characters that break it or change its direction. */
export const plainLine = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;
