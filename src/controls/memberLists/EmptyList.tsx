import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#src/components/Button.tsx';
import styles from './EmptyList.module.css';

/** Nothing in a list: says so, and leads to where it can be filled. */
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
