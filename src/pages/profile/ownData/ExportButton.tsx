import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createOwnDataClient, exportQuery } from '#src/api/member/ownData.ts';
import { Button } from '#src/components/Button.tsx';
import { useParts } from '#src/components/parts.ts';
import forms from '#src/components/Form.module.css';
import type { AccountProps } from '../account/accountProps.ts';
import account from '../account/Account.module.css';
import { saveFile } from './saveFile.ts';

/** All data of the member, as a file. */
export function ExportButton({ request }: Pick<AccountProps, 'request'>) {
  const { t } = useTranslation();
  const { credits } = useParts();
  const client = useMemo(() => createOwnDataClient(request), [request]);
  const queries = useQueryClient();
  const exported = exportQuery(client);
  const { isFetching, isError, isSuccess, refetch } = useQuery(exported);
  const save = async () => {
    // A second press may come before the next draw.
    if (queries.isFetching(exported) > 0) return;
    const { data, isSuccess: hasCome } = await refetch();
    if (hasCome) saveFile(data);
  };
  return (
    <div className={account['card']}>
      <h3>{t('profile.ownData.export.title')}</h3>
      <p>{t(credits ? 'profile.ownData.export.text' : 'profile.ownData.export.textWithoutCredits')}</p>
      <Button aria-disabled={isFetching} onClick={() => void save()}>
        {t('profile.ownData.export.button')}
      </Button>
      <div>
        <p role="status">
          {isFetching && t('profile.ownData.export.busy')}
          {isSuccess && !isFetching && t('profile.ownData.export.saved')}
        </p>
        <p role="alert" className={forms['problem']}>
          {isError && !isFetching && t('profile.ownData.export.failed')}
        </p>
      </div>
    </div>
  );
}
