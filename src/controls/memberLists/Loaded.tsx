import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#src/components/Notice.tsx';
import { Skeleton } from '#src/components/Skeleton.tsx';
import { Retry } from './Retry.tsx';

/** The section's part of a query. */
export interface Reading<Data> {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

export interface LoadedProps<Data> {
  /** The message after a failure. */
  failed: string;
  reading: Reading<Data>;
  children: (data: Data) => ReactNode;
}

/** The content, its loading, or its failure. */
export function Loaded<Data>({ failed, reading, children }: LoadedProps<Data>) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = reading;
  return (
    <>
      {isError && (
        <Notice role="alert" action={<Retry {...{ isFetching, refetch }} />}>
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
