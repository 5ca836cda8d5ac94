import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { Photo } from '#contract/wire/artist.ts';
import type { photoViewerMachine } from '#machines/photoViewer/photoViewer.machine.ts';
import { Button, LinkButton } from '#src/components/Button.tsx';
import { Carousel } from '#src/components/Carousel.tsx';
import { dataState } from '#src/components/dataState.ts';
import { Notice } from '#src/components/Notice.tsx';
import { Picture } from '#src/components/Picture.tsx';
import { isPlainClick } from '#src/browser/plainClick.ts';
import { providePhotoViewer } from './photoViewer.actor.ts';
import { photoViewerRows } from './photoViewer.picture.ts';
import { viewerCode } from './viewerCode.ts';
import styles from './Photos.module.css';

type State = SnapshotFrom<typeof photoViewerMachine>;
const stateOf = ({ value }: State) => dataState(value);
const photoOf = ({ context }: State) => context.photo;

/**
 * ARD-04, ARD-06: the photos side by side, each a link to its full size; a press opens it over the page, in the
 * `photoViewer`, whose code comes with the first press.
 */
export function Photos({ name, photos }: { name: string; photos: readonly Photo[] }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [machine] = useState(() => providePhotoViewer(queryClient, photos));
  const actor = useActorRef(machine);
  const state = useSelector(actor, stateOf);
  const place = useSelector(actor, photoOf);
  const { data: Viewer } = useQuery({ ...viewerCode, enabled: false });
  const labelOf = ({ title }: Photo, at: number): string =>
    title || t('artist.photoAt', { name, place: at + 1, count: photos.length });
  const photo = photos[place];
  const shown = photo === undefined ? null : photoViewerRows[state];
  return (
    <div data-scope="photoViewer" data-state={state} className={styles['photos']}>
      <Carousel
        columns="artist"
        label={t('artist.photos')}
        previous={t('artist.previous')}
        next={t('artist.next')}
      >
        {photos.map((one, at) => (
          <li key={at}>
            <a
              href={one.url}
              className={styles['photo']}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                actor.send({ type: 'photo.pressed', photo: at, count: photos.length });
              }}
            >
              <Picture src={one.thumbnail ?? one.url} alt={labelOf(one, at)} />
            </a>
          </li>
        ))}
      </Carousel>
      {photo && shown && Viewer && (
        <Viewer
          {...{ photo, place, shown }}
          count={photos.length}
          caption={labelOf(photo, place)}
          send={actor.send}
        />
      )}
      {shown && shown !== 'failed' && !Viewer && <p role="status">{t('page.loading')}</p>}
      {photo && shown === 'failed' && !Viewer && (
        <Notice
          role="alert"
          action={
            <>
              <Button onClick={() => actor.send({ type: 'retry.pressed' })}>
                {t('artist.viewer.retry')}
              </Button>
              <LinkButton href={photo.url}>{t('artist.viewer.alone')}</LinkButton>
            </>
          }
        >
          {t('artist.viewer.failed')}
        </Notice>
      )}
    </div>
  );
}
