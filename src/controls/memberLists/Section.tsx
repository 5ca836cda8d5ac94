import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/Button.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { Skeleton } from '#src/components/Skeleton.tsx';
import styles from './Section.module.css';

/** As much of a query as a section needs to know. */
export interface Reading<Data> {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface SectionProps<Data> {
  /** Of its heading. */
  id: string;
  title: string;
  /** What is said when nothing came. */
  failed: string;
  reading: Reading<Data>;
  children: (data: Data) => ReactNode;
}

/** One part of a member's page: its heading always, then what is there, what is on its way, or what went wrong. */
export function Section<Data>({ id, title, failed, reading, children }: SectionProps<Data>) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = reading;
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {isError && (
        <Notice
          role="alert"
          action={
            <Button aria-disabled={isFetching} onClick={() => void refetch()}>
              {t('memberLists.retry')}
            </Button>
          }
        >
          {failed}
        </Notice>
      )}
      {data === undefined && !isError && (
        <>
          <p role="status" className="visually-hidden">
            {t('memberLists.loading')}
          </p>
          <Skeleton count={3} />
        </>
      )}
      {data !== undefined && children(data)}
    </section>
  );
}
