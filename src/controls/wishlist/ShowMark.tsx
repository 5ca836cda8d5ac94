import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOfTile, timeOfTile } from '#contract/programme/shows/tileStart.ts';
import type { Tile } from '#contract/programme/shows/view.ts';
import { reservationsQuery } from '#src/api/member/memberQueries.ts';
import { useParts } from '#src/components/parts.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { isMember } from '#src/session/session.selectors.ts';
import { Heart } from './Heart.tsx';
import type { WishlistMember } from './wishlist.actor.ts';
import styles from './ShowMark.module.css';

const log = (event: string, details: object): void => console.warn(event, details);

type ShowMarkProps = { show: Tile; member: WishlistMember };

/** A member's marks on a show of a list: the heart of its date, and its reservation. One answer serves all of them. */
function ShowMark({ show, member }: ShowMarkProps) {
  const { id, title, festival, edition } = show;
  const { t } = useTranslation();
  const format = useFormat();
  const { credits } = useParts();
  const ids = useMemo(
    () => (festival && edition ? { programmation: id, festival, edition } : null),
    [id, festival, edition],
  );
  const { data: isReserved } = useQuery({
    ...reservationsQuery(member.client),
    enabled: useSelector(member.session, isMember) && credits,
    select: (items) => items.some(({ programmation, reserved }) => programmation === id && reserved),
  });
  return (
    <span className={styles['mark']}>
      <Heart
        ids={ids}
        title={title}
        when={format.dayTime(dayOfTile(show), timeOfTile(show))}
        member={member}
        log={log}
      />
      {isReserved === true && <b>{t('wishlist.reserved')}</b>}
    </span>
  );
}

/** The marks of a member. */
export const showMarkOf = (member: WishlistMember) => (show: Tile) => (
  <ShowMark show={show} member={member} />
);
