import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { WishlistEvent } from '#machines/wishlist/wishlist.machine.ts';
import { newKey } from '#src/api/member/newKey.ts';
import { Icon } from '#src/components/Icon.tsx';
import styles from './Heart.module.css';
import type { WishlistPicture } from './wishlist.picture.ts';

interface HeartViewProps {
  picture: WishlistPicture;
  send: (event: WishlistEvent) => void;
  title: string;
  /** The date and time in the row's form. */
  when: string;
}

/** The heart of a state. */
export function HeartView({ picture, send, title, when }: HeartViewProps) {
  const { t } = useTranslation();
  const { state, isLiked, isBusy, isHidden, hasTrouble } = picture;
  const toggle = ({ detail }: MouseEvent) => {
    // The second click of a double click belongs to the first.
    if (detail <= 1) send({ type: 'heart.toggled', key: newKey() });
  };
  return (
    <span className={styles['heart']} data-scope="wishlist" data-state={state} hidden={isHidden}>
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
        {hasTrouble && t('wishlist.trouble')}
      </span>
    </span>
  );
}
