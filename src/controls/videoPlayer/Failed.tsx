import { useTranslation } from 'react-i18next';
import type { VideoFilm } from '#contract/programme/videos/videoFilm.ts';
import { Button, LinkButton } from '#src/components/Button.tsx';
import styles from './VideoPlayer.module.css';

interface FailedProps {
  film: Extract<VideoFilm, { kind: 'file' | 'embed' }>;
  onAgain: () => void;
}

/** Of the film that is gone; one that is elsewhere stays there. */
const takeLostFocus = (button: HTMLButtonElement | null): void => {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
};

/** A video that failed to play says so, and links to its source. */
export function Failed({ film, onAgain }: FailedProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['failed']} role="alert">
      <p>{t('video.failed')}</p>
      <Button ref={takeLostFocus} look="primary" onClick={onAgain}>
        {t('video.again')}
      </Button>
      <LinkButton
        href={film.kind === 'file' ? film.src : film.href}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t(film.kind === 'file' ? 'video.file' : 'video.link')}
        <span className="visually-hidden"> {t('video.newWindow')}</span>
      </LinkButton>
    </div>
  );
}
