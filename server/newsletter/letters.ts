import { newsletterSettings } from '#contract/settings/newsletter.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { hour, second } from '#contract/settings/time.ts';
import { writeLetter, type Reader } from '../mail/letters.ts';
import type { Mail } from '../mail/mailer.ts';
import type { NewsletterFacts } from '../store/members/newsletter.ts';
import type { NewsletterLinks } from './links.ts';

/**
 * Writes a letter about the newsletter; the link's lifetime begins now, not with the request. Each has an unsubscribe link
 * and supports the mail program's own button (RFC 8058).
 * @param now epoch seconds
 * @returns null if the subscription is confirmed already
 */
export const writeNewsletterLetter = (
  { id, letter, email, lang, writer, confirmed_at: confirmedAt }: NewsletterFacts & Pick<Reader, 'writer'>,
  links: NewsletterLinks,
  now: number,
): Mail | null => {
  const isAsking = letter === 'newsletterConfirm';
  if (isAsking && confirmedAt !== null) return null;
  const expiresAt = now + newsletterSettings.linkLifetime / second;
  const mail = writeLetter(letter, { email, firstname: '', lang, writer }, '', {
    address: isAsking ? links.confirm({ id, expiresAt }, lang) : links.publicUrl + pairPath('calendar', lang),
    hours: String(newsletterSettings.linkLifetime / hour),
    leave: links.leave(id, lang),
  });
  return {
    ...mail,
    headers: {
      'List-Unsubscribe': `<${links.leaveAtOnce(id)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};
