import styles from './Skeleton.module.css';

/** The outline of coming cards, in their true shape; drawn once the wait is noticeable. For the eye only. */
export function Skeleton({ count }: { count: number }) {
  return (
    <div className={styles['skeleton']} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <span key={place} />
      ))}
    </div>
  );
}
