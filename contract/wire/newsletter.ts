import * as v from 'valibot';
import { defaultLanguage } from '../address/language.ts';
import { writtenEmail } from '../settings/account.ts';
import { trapField } from '../settings/newsletter.ts';
import { language } from './values.ts';

/** Characters that mail servers accept (RFC 5321), with the domain in any script. */
const longest = 254;

/** The part before the @, without quotes (RFC 5322), dots only between other characters. */
const local = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const longestLocal = 64;

/** A part of a domain, in any script. */
const label = /^[\p{L}\p{M}\p{N}]([-\p{L}\p{M}\p{N}]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const topLabel = /^(?!\p{N}+$).{2,}$/u;

const isDomain = (domain: string): boolean => {
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((part) => label.test(part)) && topLabel.test(labels.at(-1) ?? '');
};

/**
 * An address in the one form that we store: trimmed, lower-case. A space, a line break or a second @ makes it invalid.
 * @returns null if it is no address
 */
export const readAddress = (given: string): string | null => {
  if (given.length > writtenEmail) return null;
  const address = given.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const name = address.slice(0, Math.max(at, 0));
  const isGood =
    address.length <= longest &&
    name.length <= longestLocal &&
    local.test(name) &&
    isDomain(address.slice(at + 1));
  return isGood ? address : null;
};

/** `POST /api/newsletter`, as JSON or as a form (LAY-33). */
export const newsletterRequest = v.object({
  email: v.string(),
  lang: v.optional(language, defaultLanguage),
  [trapField]: v.optional(v.string(), ''),
});

/** The same for every address, known or not. */
export const newsletterAnswer = v.object({ data: v.object({ accepted: v.literal(true) }) });
