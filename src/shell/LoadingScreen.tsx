import { useRouter } from '@tanstack/react-router';
import { Spinner } from '#src/components/Spinner.tsx';
import styles from './LoadingScreen.module.css';

/** LDR-09: shown while a page loads; if a card of a list led there, its title and its picture are there already. */
export function LoadingScreen() {
  const { latestLocation, options } = useRouter();
  const card = options.context.openedCard.of(latestLocation.publicHref);
  return (
    <>
      {card && (
        <div className={styles['card']}>
          <div className="wrap">
            <h1>{card.title}</h1>
            <img src={card.picture} alt="" width={640} height={400} />
          </div>
        </div>
      )}
      <Spinner />
    </>
  );
}
