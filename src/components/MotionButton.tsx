import styles from './MotionButton.module.css';

/** The words of a button that stops and starts something. */
export interface MotionWords {
  pause: string;
  play: string;
  /** The button's name, with its object. */
  names: { playing: string; paused: string };
}

interface MotionButtonProps {
  state: 'playing' | 'paused';
  words: MotionWords;
  onToggled: () => void;
  /** While nothing can move yet. */
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
