import type liveTexts from '#locales/en/liveShows.json';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { Language } from '#contract/address/language.ts';
import type { SiteClock } from '#contract/programme/time/clock.ts';
import { liveAt } from '#contract/programme/shows/liveAt.ts';
import type { liveShowsMachine } from '#machines/liveShows/liveShows.machine.ts';
import type { ContentClient } from '#src/api/content.ts';
import { liveShowsQuery } from '#src/api/programme/liveShows.ts';
import { dataState } from '#src/components/dataState.ts';
import { Icon } from '#src/components/Icon.tsx';
import type { Texts } from '#src/i18n/texts.ts';
import { provideLiveShows } from './liveShows.actor.ts';
import { ShowLinks } from './ShowLinks.tsx';
import { Tape } from './Tape.tsx';
import styles from './LiveShows.module.css';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    liveShows: typeof liveTexts;
  }
}

interface LiveShowsProps {
  client: ContentClient;
  lang: Language;
  clock: SiteClock;
  /** The festival's time zone, for the starts. */
  timezone: string;
  loadTexts: Texts['load'];
  /** In wide windows it is a line under the header, on phones it stands in the drawer (docs/decisions/029). */
  place: 'line' | 'drawer';
}

type Snapshot = SnapshotFrom<typeof liveShowsMachine>;
const isShown = (snapshot: Snapshot): boolean => snapshot.hasTag('shown');
const isOpen = (snapshot: Snapshot): boolean => snapshot.matches({ known: 'open' });
const valueOf = (snapshot: Snapshot) => dataState(snapshot.value);
/** Whether somebody has told what is on: before that nothing is, and the room for it stays. */
const isKnown = ({ context }: Snapshot): boolean => context.at > 0;
const momentOf = (snapshot: Snapshot): number => snapshot.context.at;

const nothing = { live: [], upcoming: [] };

/** LAY-07…LAY-10: the shows on now and soon, as long as there are any. */
export function LiveShows({ client, lang, clock, timezone, loadTexts, place }: LiveShowsProps) {
  const { t, i18n } = useTranslation();
  const panel = useId();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    provideLiveShows({
      client,
      queryClient,
      lang,
      clock,
      window,
      document,
      loadTexts: () => loadTexts('liveShows'),
      storage: () => localStorage,
    }),
  );
  const actor = useActorRef(machine);
  const state = useSelector(actor, valueOf);
  // Without its words, which left with another version of the site, it is not there.
  const shown = useSelector(actor, isShown) && i18n.exists('liveShows.label');
  const open = useSelector(actor, isOpen);
  const known = useSelector(actor, isKnown);
  const moment = useSelector(actor, momentOf);
  // The machine asks; this only reads the answers.
  const { data = nothing } = useQuery({ ...liveShowsQuery(client, lang), enabled: false });
  const shows = liveAt(data, moment);
  const links = <ShowLinks shows={shows} timezone={timezone} />;
  return (
    <aside
      className={styles['live']}
      data-scope="liveShows"
      data-state={state}
      data-place={place}
      data-known={known}
      hidden={!shown}
      aria-label={shown ? t('liveShows.label') : undefined}
    >
      {shown && (
        <>
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={open}
            aria-controls={open ? panel : undefined}
            onClick={() => actor.send({ type: 'shows.toggled' })}
          >
            <i data-on={shows.live.length > 0} aria-hidden="true" />
            {t(shows.live.length > 0 ? 'liveShows.on' : 'liveShows.soon')}
            <Icon name="down" />
          </button>
          {open && (
            <div id={panel} className={styles['panel']}>
              {place === 'line' ? <Tape>{links}</Tape> : <ul className={styles['list']}>{links}</ul>}
            </div>
          )}
        </>
      )}
    </aside>
  );
}
