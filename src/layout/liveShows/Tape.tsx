import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MotionButton } from '#src/components/MotionButton.tsx';
import { useMotion } from '#src/controls/motion/useMotion.ts';
import styles from './Tape.module.css';

/**
 * LAY-10: entries that pass by in 15 s, with a Pause (WCAG 2.2.2); they stand still for readers and for visitors who want
 * less motion.
 */
export function Tape({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { state, isPlaying, send } = useMotion();
  return (
    <div className={styles['ticker']} data-scope="motion" data-state={state}>
      <div className={styles['window']}>
        <div className={styles['tape']}>
          <ul>{children}</ul>
          {isPlaying && (
            <ul aria-hidden="true" inert>
              {children}
            </ul>
          )}
        </div>
      </div>
      <MotionButton
        isPlaying={isPlaying}
        words={{
          pause: t('liveShows.pause'),
          play: t('liveShows.play'),
          names: { playing: t('liveShows.pauseTicker'), paused: t('liveShows.playTicker') },
        }}
        onToggled={() => send({ type: 'motion.toggled' })}
      />
    </div>
  );
}
