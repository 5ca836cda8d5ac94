import { useActorRef, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { VideoFilm } from '#contract/programme/videos/videoFilm.ts';
import type { Captions } from '#contract/wire/video.ts';
import { videoPlayerMachine } from '#machines/videoPlayer/videoPlayer.machine.ts';
import { Button } from '#src/components/Button.tsx';
import { dataState } from '#src/components/dataState.ts';
import { EmbeddedFilm } from './EmbeddedFilm.tsx';
import { Failed } from './Failed.tsx';
import { FileFilm } from './FileFilm.tsx';
import { playerPictures } from './videoPlayer.picture.ts';
import styles from './VideoPlayer.module.css';

type Snapshot = SnapshotFrom<typeof videoPlayerMachine>;
const stateOf = ({ value }: Snapshot) => dataState(value);
const pressesOf = ({ context }: Snapshot) => context.presses;

interface PlayerProps {
  title: string;
  film: Extract<VideoFilm, { kind: 'file' | 'embed' }>;
  poster: string | null;
  captions: readonly Captions[];
}

/** VID-20: the film after a press on play, and its reports. */
export function Player({ title, film, poster, captions }: PlayerProps) {
  const { t } = useTranslation();
  const actor = useActorRef(videoPlayerMachine, { input: { begins: 'pressed' } });
  const state = useSelector(actor, stateOf);
  const { isBusy, hasFailed, hasEnded } = playerPictures[state];
  const presses = useSelector(actor, pressesOf);
  const again = () => actor.send({ type: 'play.pressed' });
  return (
    <div className={styles['screen']} data-scope="videoPlayer" data-state={state} aria-busy={isBusy}>
      {hasFailed ? (
        <Failed film={film} onAgain={again} />
      ) : film.kind === 'file' ? (
        <FileFilm key={presses} {...{ title, poster, captions }} src={film.src} onTold={actor.send} />
      ) : (
        <EmbeddedFilm key={presses} title={title} id={film.id} onTold={actor.send} />
      )}
      {hasEnded && (
        <div className={styles['again']}>
          <Button look="primary" onClick={again}>
            {t('video.replay')}
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {isBusy ? t('page.loading') : ''}
      </p>
    </div>
  );
}
