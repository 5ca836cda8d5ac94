import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#src/components/Button.tsx';
import styles from './EmptyList.module.css';

/** An empty list: says so, and links to the place to fill it. */
export function EmptyList({ calendarHref, children }: { calendarHref: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles['empty']}>
      <p>{children}</p>
      <LinkButton look="primary" href={calendarHref}>
        {t('memberLists.browse')}
      </LinkButton>
    </div>
  );
}
