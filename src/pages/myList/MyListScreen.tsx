import { useTranslation } from 'react-i18next';
import type { MemberClient } from '#src/api/member/member.ts';
import { useParts } from '#src/components/parts.ts';
import { Skeleton } from '#src/components/Skeleton.tsx';
import { MemberLists, type MemberListsProps } from '#src/controls/memberLists/MemberLists.tsx';
import tops from '#src/controls/memberLists/Top.module.css';
import styles from './MyListScreen.module.css';

interface MyListScreenProps extends Omit<MemberListsProps, 'client'> {
  /** Null in the server's HTML: then only the outline. */
  client: MemberClient | null;
}

/** A member's reservations with their tickets, then the wishes (RES-25, WSH-08). */
export function MyListScreen({ client, ...lists }: MyListScreenProps) {
  const { t } = useTranslation();
  const { credits } = useParts();
  return (
    <div>
      <header className={`${tops['top']} ${styles['top']}`}>
        <div className="wrap">
          <h1>{t('myList.title')}</h1>
          <p>{t(credits ? 'myList.tagline' : 'myList.taglineWithoutCredits')}</p>
        </div>
      </header>
      <div className={`wrap ${styles['lists']}`}>
        {client ? <MemberLists {...lists} client={client} /> : <Outline />}
      </div>
    </div>
  );
}

function Outline() {
  const { t } = useTranslation();
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('memberLists.loading')}
      </p>
      <Skeleton count={3} />
    </>
  );
}
