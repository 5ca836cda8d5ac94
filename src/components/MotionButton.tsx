import styles from './MotionButton.module.css';

/** What stops and starts something, in words. */
export interface MotionWords {
  pause: string;
  play: string;
  /** With what it stops and starts: the button's name. */
  names: { playing: string; paused: string };
}

interface MotionButtonProps {
  state: 'playing' | 'paused';
  words: MotionWords;
  onToggled: () => void;
  /** While there is nothing yet that could move. */
  isDisabled?: boolean;
}

/** The visible Pause of everything that moves by itself. */
export const MotionButton = ({
  state,
  words: { names, ...words },
  onToggled,
  isDisabled = false,
}: MotionButtonProps) => (
  <button
    type="button"
    className={styles['toggle']}
    data-on={state === 'playing'}
    disabled={isDisabled}
    aria-label={names[state]}
    onClick={onToggled}
  >
    <i aria-hidden="true" />
    <span>{state === 'playing' ? words.pause : words.play}</span>
  </button>
);
