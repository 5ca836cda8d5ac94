import type { Language } from '#contract/address/language.ts';
import { isSame, type Secrets } from '../protection/secrets.ts';
import { newsletterPath } from './addresses.ts';

/** The content of a link that confirms; `expiresAt` in epoch seconds. */
interface Confirmation {
  id: string;
  expiresAt: number;
}

/** Links that name a subscription, signed with the installation's secret against forgery. */
export interface NewsletterLinks {
  /** Origin of the site. */
  publicUrl: string;
  /** The page whose button confirms. */
  confirm: (confirmation: Confirmation, lang: Language) => string;
  /** The page whose button unsubscribes. */
  leave: (id: string, lang: Language) => string;
  /** The address to which a mail program posts when its reader unsubscribes with one click (RFC 8058). */
  leaveAtOnce: (id: string) => string;
  /** @returns null for a foreign or cut token; the caller checks its expiry */
  readConfirm: (token: string) => Confirmation | null;
  /** @returns the subscription; null for a foreign or cut token */
  readLeave: (token: string) => string | null;
}

/** The id of a subscription, as `randomUUID` writes it. */
const id = String.raw`[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}`;
const confirmToken = new RegExp(String.raw`^(${id})\.(0|[1-9]\d{0,11})\.([\w-]+)$`);
const leaveToken = new RegExp(String.raw`^(${id})\.([\w-]+)$`);

export const createNewsletterLinks = (
  { hash }: Pick<Secrets, 'hash'>,
  publicUrl: string,
): NewsletterLinks => {
  const sealConfirm = (of: Confirmation): string => hash('newsletter-confirm', of.id, String(of.expiresAt));
  const sealLeave = (of: string): string => hash('newsletter-leave', of);
  const confirmTokenOf = (of: Confirmation): string => `${of.id}.${of.expiresAt}.${sealConfirm(of)}`;
  const leaveTokenOf = (of: string): string => `${of}.${sealLeave(of)}`;
  return {
    publicUrl,
    confirm: (of, lang) => `${publicUrl}${newsletterPath('confirm', lang)}?token=${confirmTokenOf(of)}`,
    leave: (of, lang) => `${publicUrl}${newsletterPath('unsubscribe', lang)}?token=${leaveTokenOf(of)}`,
    leaveAtOnce: (of) => `${publicUrl}/api/newsletter/unsubscribe?token=${leaveTokenOf(of)}`,
    readConfirm: (token) => {
      const [, of = '', seconds = '', given = ''] = confirmToken.exec(token) ?? [];
      const read = { id: of, expiresAt: Number(seconds) };
      return of !== '' && isSame(given, sealConfirm(read)) ? read : null;
    },
    readLeave: (token) => {
      const [, of = '', given = ''] = leaveToken.exec(token) ?? [];
      return of !== '' && isSame(given, sealLeave(of)) ? of : null;
    },
  };
};
