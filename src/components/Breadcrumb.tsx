import { useTranslation } from 'react-i18next';
import styles from './Breadcrumb.module.css';

interface Crumb {
  title: string;
  href: string;
}

/** Home, section, page (LAY-29): links to the pages above, then the name of the page itself. */
export function Breadcrumb({ above, here }: { above: readonly Crumb[]; here: string }) {
  const { t } = useTranslation();
  return (
    <nav className={styles['breadcrumb']} aria-label={t('layout.breadcrumb')}>
      <ol>
        {above.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
