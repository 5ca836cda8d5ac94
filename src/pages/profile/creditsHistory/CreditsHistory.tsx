import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreditChange } from '#contract/wire/member/ownData.ts';
import { createOwnDataClient, historyQuery, type CreditHistory } from '#src/api/member/ownData.ts';
import { memberShow } from '#src/controls/memberLists/memberShow.ts';
import { Loaded } from '#src/controls/memberLists/Loaded.tsx';
import { createFormat } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import type { AccountProps } from '../account/accountProps.ts';
import account from '../account/Account.module.css';
import styles from './CreditsHistory.module.css';

/** RES-09: the changes of each credit, the newest first. */
export function CreditsHistory({ request }: AccountProps) {
  const { t } = useTranslation();
  const client = useMemo(() => createOwnDataClient(request), [request]);
  return (
    <Loaded failed={t('profile.history.failed')} reading={useQuery(historyQuery(client))}>
      {(history) => <Changes {...history} />}
    </Loaded>
  );
}

export function Changes({ items, hasMore }: CreditHistory) {
  const { t } = useTranslation();
  if (items.length === 0) return <p className={account['card']}>{t('profile.history.empty')}</p>;
  return (
    <>
      <ol className={styles['history']}>
        {items.map((change, place) => (
          <li key={items.length - place} data-change={change.change}>
            <Change {...change} />
          </li>
        ))}
      </ol>
      {hasMore && <p>{t('profile.history.more', { count: items.length })}</p>}
    </>
  );
}

const names = {
  reserved: 'profile.history.reserved',
  cancelled: 'profile.history.cancelled',
  'show-cancelled': 'profile.history.showCancelled',
  granted: 'profile.history.granted',
} as const satisfies Record<CreditChange['change'], string>;

/** The clock of the place: the member and the show are in one city. Without a show, the device's. */
const zoneOf = (show: CreditChange['show']): string =>
  show?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The credits of a change, in words. */
const spokenOf = (t: TFunction, { change, credits }: Pick<CreditChange, 'change' | 'credits'>): string => {
  if (change === 'granted') return t('profile.history.given', { count: credits });
  return t(`profile.history.${credits < 0 ? 'spent' : 'back'}`);
};

function Change({ change, at, credits, pass, show }: CreditChange) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const format = createFormat(lang);
  const told = memberShow(show, lang, format);
  const moment = at === null ? null : format.local(at, zoneOf(show));
  return (
    <>
      <b>
        <span aria-hidden="true">{credits < 0 ? `−${-credits}` : `+${credits}`}</span>
        <span className="visually-hidden">{spokenOf(t, { change, credits })}</span>
      </b>
      <div>
        <p className={styles['what']}>
          {t(names[change])} {told ? <a href={told.url}>{told.title}</a> : pass}
        </p>
        {told && <p>{t('profile.history.performance', { date: told.date, time: told.time })}</p>}
      </div>
      {at !== null && moment ? (
        <time dateTime={at}>
          {t('profile.history.when', {
            date: format.longDate(moment.date),
            time: format.time(moment.time),
          })}
        </time>
      ) : (
        <span className={styles['undated']}>{t('profile.history.undated')}</span>
      )}
    </>
  );
}
