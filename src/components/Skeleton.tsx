import styles from './Skeleton.module.css';

/** The outline of cards to come, in their true shape; drawn once the wait can be felt. For the eye only. */
export function Skeleton({ count }: { count: number }) {
  return (
    <div className={styles['skeleton']} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <span key={place} />
      ))}
    </div>
  );
}
