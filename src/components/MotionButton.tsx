import { early } from '#src/browser/earlyPress.ts';
import styles from './MotionButton.module.css';

/** The words of a button that stops and starts something. */
export interface MotionWords {
  pause: string;
  play: string;
  /** The button's name, with its object. */
  names: { playing: string; paused: string };
}

interface MotionButtonProps {
  isPlaying: boolean;
  words: MotionWords;
  onToggled: () => void;
  /** While nothing can move yet. */
  isDisabled?: boolean;
}

/** The visible Pause of everything that moves by itself. */
export const MotionButton = ({
  isPlaying,
  words: { names, ...words },
  onToggled,
  isDisabled = false,
}: MotionButtonProps) => (
  <button
    type="button"
    className={styles['toggle']}
    data-on={isPlaying}
    {...early}
    disabled={isDisabled}
    aria-label={isPlaying ? names.playing : names.paused}
    onClick={onToggled}
  >
    <i aria-hidden="true" />
    <span>{isPlaying ? words.pause : words.play}</span>
  </button>
);
