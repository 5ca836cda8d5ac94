import { useTranslation } from 'react-i18next';

/** Whether an address leaves this site: then it opens a new window. */
const leaves = (href: string): boolean => !href.startsWith('/') && !href.startsWith('#');

/** Attributes of a link that may leave the site. */
export const linkTo = (href: string) =>
  leaves(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };

/** Says so to screen readers. */
export function NewWindow({ href }: { href: string }) {
  const { t } = useTranslation();
  return leaves(href) && <span className="visually-hidden"> {t('show.newWindow')}</span>;
}
