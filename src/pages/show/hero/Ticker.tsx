import { useTranslation } from 'react-i18next';
import { MotionButton } from '#src/components/MotionButton.tsx';
import { useMotion } from '#src/controls/motion/useMotion.ts';
import styles from './Ticker.module.css';

/** So many words are wider than any screen; twice, for an unnoticeable restart of the tape. */
const words = Array.from({ length: 2 * 16 }, (_, index) => index);

/** TOR-06: the scrolling TICKET banner of a series, in its colours; decoration. */
export function Ticker() {
  const { t } = useTranslation();
  const { state, isPlaying, send } = useMotion();
  return (
    <div className={styles['ticker']} data-scope="motion" data-state={state}>
      <div className={styles['tape']} aria-hidden="true">
        {words.map((word) => (
          <span key={word}>{t('show.ticker')}</span>
        ))}
      </div>
      <MotionButton
        isPlaying={isPlaying}
        words={{
          pause: t('show.motion.pause'),
          play: t('show.motion.play'),
          names: { playing: t('show.motion.pauseTicker'), paused: t('show.motion.playTicker') },
        }}
        onToggled={() => send({ type: 'motion.toggled' })}
      />
    </div>
  );
}
