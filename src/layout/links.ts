import type { Language } from '#contract/address/language.ts';
import type { MenuItem } from '#contract/wire/global.ts';
import { networkOf, socialNetworks } from '#contract/settings/social.ts';

/** Where the deployment has its tickets and its accounts. */
export interface SiteLinks {
  /** An external page, `{lang}` for the language; '' is where the texts say (LAY-02). */
  ticketsUrl: string;
  /** LAY-19 */
  socialUrls: readonly string[];
  /** HST-29 */
  hasLegalPages: boolean;
}

type Words = (
  key: 'layout.links.tickets' | `layout.links.${(typeof socialNetworks)[number]['icon']}`,
) => string;

/** LAY-02, LAY-23: where the tickets are; '' hides the ways there. */
export const ticketsOf = ({ ticketsUrl }: SiteLinks, lang: Language, t: Words): string =>
  ticketsUrl === '' ? t('layout.links.tickets') : ticketsUrl.replaceAll('{lang}', lang);

/** LAY-19: the accounts that there are, in the order of the footer; of the deployment, else where the texts say. */
export const accountsOf = ({ socialUrls }: SiteLinks, t: Words) =>
  socialNetworks
    .map(({ name, icon }) => {
      const account = socialUrls.find((address) => networkOf(address)?.name === name);
      return { name, icon, href: account ?? t(`layout.links.${icon}`) };
    })
    .filter(({ href }) => href !== '');

const legalLinks = [
  { title: 'layout.footer.conditions', key: 'layout.links.conditions' },
  { title: 'layout.footer.privacy', key: 'layout.links.privacy' },
  { title: 'layout.footer.purchase', key: 'layout.links.purchase' },
] as const;
const newsletterLink = { title: 'layout.footer.newsletter', key: 'layout.links.newsletter' } as const;

/** A link whose address is a text; '' hides it (LAY-23). */
export type BottomLink = (typeof legalLinks)[number] | typeof newsletterLink;

/**
 * The legal pages and the newsletter. Another content host's legal pages are where its menus lead: of the addresses of the
 * texts only those that a menu names stand there, too, since the host may answer others with 404 (HST-29).
 */
export const bottomLinks = (
  { hasLegalPages }: Pick<SiteLinks, 'hasLegalPages'>,
  menus: readonly (readonly MenuItem[])[],
  t: (key: BottomLink['key']) => string,
): BottomLink[] => {
  const named = new Set(menus.flat().map(({ href }) => href));
  const isThere = ({ key }: BottomLink): boolean => hasLegalPages || named.has(t(key));
  return [...legalLinks.filter(isThere), newsletterLink].filter(({ key }) => t(key) !== '');
};
