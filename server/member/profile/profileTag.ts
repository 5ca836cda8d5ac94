import { createHash } from 'node:crypto';

/** The strong entity tag of what is answered: another one as soon as anything in it is. */
export const tagOf = (answer: object): string =>
  `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url')}"`;

/** Proxies make the tags of what they compress weak. */
const strong = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Whether an `If-Match` names it. Weak ones are taken for what they were, unlike in RFC 9110 (13.1.1): the tag is of the
 * data, whatever their form on the way; else behind a proxy that compresses every change would be a conflict.
 */
export const isNamed = (ifMatch: string, tag: string): boolean =>
  ifMatch.trim() === '*' || ifMatch.split(',').some((each) => strong(each) === tag);
