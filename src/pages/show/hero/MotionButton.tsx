import { useTranslation } from 'react-i18next';
import styles from './Motion.module.css';

interface MotionButtonProps {
  state: 'playing' | 'paused';
  /** What it stops and starts, in words. */
  names: { playing: string; paused: string };
  onToggled: () => void;
}

/** The visible Pause of everything that moves by itself. */
export function MotionButton({ state, names, onToggled }: MotionButtonProps) {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles['toggle']} aria-label={names[state]} onClick={onToggled}>
      <i aria-hidden="true" />
      <span>{t(state === 'playing' ? 'show.motion.pause' : 'show.motion.play')}</span>
    </button>
  );
}
