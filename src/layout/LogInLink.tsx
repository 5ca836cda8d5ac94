import { useTranslation } from 'react-i18next';
import { Icon } from '#src/components/Icon.tsx';
import styles from './LogInLink.module.css';

/** SES-30: the link to the login page. */
export function LogInLink({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <a className={styles['logIn']} href={href} rel="nofollow">
      <Icon name="user" />
      <span>{t('layout.logIn')}</span>
    </a>
  );
}
