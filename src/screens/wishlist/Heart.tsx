import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { wishlistMachine } from '#machines/wishlist/wishlist.machine.ts';
import type { ProgrammationIds } from '#src/api/contract/booking.ts';
import { newKey } from '#src/api/newKey.ts';
import { dataState } from '#src/components/dataState.ts';
import { Icon } from '#src/components/Icon.tsx';
import styles from './Heart.module.css';
import { provideWishlist } from './wishlist.actor.ts';
import { openDesk, type WishlistMember } from './wishlist.desk.ts';

export interface HeartProps {
  /** Null where one of the three is missing: then there is no heart (WSH-02). */
  ids: ProgrammationIds | null;
  title: string;
  /** The date and time as the row writes them ("16 July, 7:30 pm"). */
  when: string;
  /** Null where nobody is logged in, or the member area is not open yet. */
  member: WishlistMember | null;
  log: (event: string, details: object) => void;
  /** The page cannot be shown to a visitor who is not logged in. */
  isGuarded?: boolean;
}

/** WSH-01…WSH-07: the heart of one date. A visitor sees none, but its place in the row is told. */
export function Heart({ ids, member, ...rest }: HeartProps) {
  const programmation = ids?.programmation;
  const edition = ids?.edition;
  const festival = ids?.festival;
  const known = useMemo(
    () =>
      programmation === undefined || edition === undefined || festival === undefined
        ? null
        : { programmation, edition, festival },
    [programmation, edition, festival],
  );
  if (known === null || member === null) return <span hidden data-scope="wishlist" data-state="hidden" />;
  return <MemberHeart {...rest} ids={known} member={member} />;
}

type MemberHeartProps = Omit<HeartProps, 'ids' | 'member'> & {
  ids: ProgrammationIds;
  member: WishlistMember;
};
type Snapshot = SnapshotFrom<typeof wishlistMachine>;

/** WSH-04: drawn at once as it is wanted. */
const isDrawnLiked = ({ value, context }: Snapshot): boolean => {
  if (value === 'adding' || value === 'removing') return value === 'adding';
  return value === 'checking' || value === 'parked' ? context.isWanted : context.facts.isLiked;
};
const stateOf = ({ value }: Snapshot) => value;
const isWorking = (snapshot: Snapshot) => snapshot.hasTag('working');
const hasTrouble = ({ context }: Snapshot) => context.hasTrouble;

function MemberHeart({ ids, title, when, member, log, isGuarded = false }: MemberHeartProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [machine] = useState(() => provideWishlist({ client: member.client, queryClient, ids }));
  const actor = useActorRef(machine);
  useEffect(
    () => openDesk({ actor, queryClient, ids, member, isGuarded, log }),
    [actor, queryClient, ids, member, isGuarded, log],
  );
  const state = useSelector(actor, stateOf);
  const isLiked = useSelector(actor, isDrawnLiked);
  const isBusy = useSelector(actor, isWorking);
  const isTroubled = useSelector(actor, hasTrouble);
  const toggle = ({ detail }: MouseEvent) => {
    // The second click of a double click belongs to the first.
    if (detail <= 1) actor.send({ type: 'toggled', key: newKey() });
  };
  return (
    <span
      className={styles['heart']}
      data-scope="wishlist"
      data-state={dataState(state)}
      hidden={state === 'hidden'}
    >
      <button
        type="button"
        aria-pressed={isLiked}
        aria-disabled={isBusy}
        aria-label={t('wishlist.heart', { title, when })}
        onClick={toggle}
      >
        <Icon name={isLiked ? 'liked' : 'heart'} />
      </button>
      <span role="status" className={styles['trouble']}>
        {isTroubled && t('wishlist.trouble')}
      </span>
    </span>
  );
}
