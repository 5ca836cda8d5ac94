import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/Button.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { Skeleton } from '#src/components/Skeleton.tsx';

/** As much of a query as a section needs to know. */
export interface Reading<Data> {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

export interface LoadedProps<Data> {
  /** What is said when nothing came. */
  failed: string;
  reading: Reading<Data>;
  children: (data: Data) => ReactNode;
}

/** What is there, what is on its way, or what went wrong. */
export function Loaded<Data>({ failed, reading, children }: LoadedProps<Data>) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = reading;
  return (
    <>
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
    </>
  );
}
