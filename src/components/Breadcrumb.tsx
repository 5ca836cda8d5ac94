import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import styles from './Breadcrumb.module.css';

interface Crumb {
  title: string;
  href: string;
}

interface BreadcrumbProps {
  above: readonly Crumb[];
  here: string;
  /** The language of that name where it is not the page's. */
  hereIn?: Language | undefined;
}

/** Home, section, page (LAY-29): links to the pages above, then the name of the page itself. */
export function Breadcrumb({ above, here, hereIn }: BreadcrumbProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles['breadcrumb']} aria-label={t('layout.breadcrumb')}>
      <ol>
        {above.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
        <li aria-current="page" lang={hereIn}>
          {here}
        </li>
      </ol>
    </nav>
  );
}
