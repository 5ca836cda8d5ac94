import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { WishlistEvent, wishlistMachine } from '#machines/wishlist/wishlist.machine.ts';
import { newKey } from '#src/api/newKey.ts';
import { dataState } from '#src/components/dataState.ts';
import { Icon } from '#src/components/Icon.tsx';
import styles from './Heart.module.css';

export type HeartSnapshot = SnapshotFrom<typeof wishlistMachine>;

interface HeartViewProps {
  snapshot: HeartSnapshot;
  send: (event: WishlistEvent) => void;
  title: string;
  /** The date and time as the row writes them. */
  when: string;
}

/** WSH-04: drawn at once as it is wanted. */
const isDrawnLiked = ({ value, context }: HeartSnapshot): boolean => {
  if (value === 'adding' || value === 'removing') return value === 'adding';
  return value === 'checking' || value === 'parked' ? context.isWanted : context.facts.isLiked;
};

/** The heart as its state says. */
export function HeartView({ snapshot, send, title, when }: HeartViewProps) {
  const { t } = useTranslation();
  const { value: state, context } = snapshot;
  const isLiked = isDrawnLiked(snapshot);
  const toggle = ({ detail }: MouseEvent) => {
    // The second click of a double click belongs to the first.
    if (detail <= 1) send({ type: 'toggled', key: newKey() });
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
        aria-disabled={snapshot.hasTag('working')}
        aria-label={t('wishlist.heart', { title, when })}
        onClick={toggle}
      >
        <Icon name={isLiked ? 'liked' : 'heart'} />
      </button>
      <span role="status" className={styles['trouble']}>
        {context.hasTrouble && t('wishlist.trouble')}
      </span>
    </span>
  );
}
