import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo } from '#contract/wire/artist.ts';
import type { PhotoViewerEvent } from '#machines/photoViewer/photoViewer.machine.ts';
import { Button, LinkButton } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Popup } from '#src/components/Popup.tsx';
import type { ShownPhoto } from './photoViewer.picture.ts';
import styles from './Viewer.module.css';

interface ViewerProps {
  shown: ShownPhoto;
  photo: Photo;
  /** Its index, from 0, and the number of photos. */
  place: number;
  count: number;
  caption: string;
  send: (event: PhotoViewerEvent) => void;
}

/** The shortest swipe, in CSS pixels. */
const swipe = 40;

const keys: Readonly<Record<string, PhotoViewerEvent | undefined>> = {
  ArrowRight: { type: 'next.asked' },
  ArrowLeft: { type: 'previous.asked' },
  Home: { type: 'first.asked' },
  End: { type: 'last.asked' },
};

/** A photo in full over the page (ARD-04): one turns by the buttons, the arrows, Home and End, or a swipe. */
export function Viewer({ shown, photo, place, count, caption, send }: ViewerProps) {
  const { t } = useTranslation();
  const start = useRef<number | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent) => {
    const asked = keys[event.key];
    if (!asked || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    send(asked);
  };
  const retry = () => {
    // The button goes away with its message; the keys are those of the dialog.
    stage.current?.focus();
    send({ type: 'retry.pressed' });
  };
  const endSwipe = ({ clientX }: PointerEvent) => {
    const moved = start.current === null ? 0 : clientX - start.current;
    start.current = null;
    if (Math.abs(moved) >= swipe) send({ type: moved < 0 ? 'next.asked' : 'previous.asked' });
  };
  return (
    <Popup
      open
      placement="black"
      label={caption}
      onDismiss={() => send({ type: 'viewer.dismissed' })}
      onKeyDown={turn}
    >
      <div className={styles['viewer']}>
        <div
          ref={stage}
          className={styles['stage']}
          tabIndex={-1}
          onPointerDown={({ clientX, isPrimary }) => {
            start.current = isPrimary ? clientX : null;
          }}
          onPointerUp={endSwipe}
          onPointerCancel={() => {
            start.current = null;
          }}
        >
          {shown === 'photo' && <img src={photo.url} alt={caption} draggable={false} />}
          {shown === 'loading' && (
            <p className={styles['loading']} role="status">
              {t('page.loading')}
            </p>
          )}
          {shown === 'failed' && (
            <div className={styles['failed']} role="alert">
              <p>{t('artist.viewer.failed')}</p>
              <Button onClick={retry}>{t('artist.viewer.retry')}</Button>
              <LinkButton href={photo.url}>{t('artist.viewer.alone')}</LinkButton>
            </div>
          )}
        </div>
        <p className={styles['turning']}>
          <button
            type="button"
            aria-label={t('artist.viewer.previous')}
            aria-disabled={place === 0}
            onClick={() => send({ type: 'previous.asked' })}
          >
            <Icon name="arrow" />
          </button>
          <span role="status">{t('artist.viewer.place', { place: place + 1, count })}</span>
          <button
            type="button"
            aria-label={t('artist.viewer.next')}
            aria-disabled={place + 1 === count}
            onClick={() => send({ type: 'next.asked' })}
          >
            <Icon name="arrow" />
          </button>
        </p>
      </div>
    </Popup>
  );
}
