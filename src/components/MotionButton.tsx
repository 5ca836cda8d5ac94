import styles from './MotionButton.module.css';

/** What stops and starts something, in words. */
export interface MotionWords {
  pause: string;
  play: string;
  /** With what it stops and starts: the button's name. */
  names: { playing: string; paused: string };
}

interface MotionButtonProps {
  isPlaying: boolean;
  words: MotionWords;
  onToggled: () => void;
  /** While there is nothing yet that could move. */
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
    disabled={isDisabled}
    aria-label={isPlaying ? names.playing : names.paused}
    onClick={onToggled}
  >
    <i aria-hidden="true" />
    <span>{isPlaying ? words.pause : words.play}</span>
  </button>
);
