import { createHash } from 'node:crypto';

/** The strong entity tag of an answer: it changes with any part of it. */
export const tagOf = (answer: object): string =>
  `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url')}"`;

/** Proxies weaken the tags of compressed answers. */
const strong = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Whether an `If-Match` names the tag. Weak tags count as strong, unlike in RFC 9110 (13.1.1): the tag is about the data,
 * whatever their form on the way; otherwise every change behind a compressing proxy would be a conflict.
 */
export const isNamed = (ifMatch: string, tag: string): boolean =>
  ifMatch.trim() === '*' || ifMatch.split(',').some((each) => strong(each) === tag);
