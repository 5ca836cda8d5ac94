import type { Language } from '#contract/address/language.ts';

export const securityPath = '/.well-known/security.txt';

/** How long a copy may be believed: short, because each answer is new. */
const validFor = { hours: 30 * 24 };

interface SecurityFacts {
  contacts: readonly string[];
  publicUrl: string;
  languages: readonly Language[];
  now: Temporal.Instant;
}

/** RFC 9116: where somebody who found a weakness reports it, in the festival's languages. */
export const writeSecurityText = ({ contacts, publicUrl, languages, now }: SecurityFacts): string =>
  [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${now.add(validFor).round('second').toString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${publicUrl}${securityPath}`,
    '',
  ].join('\n');
