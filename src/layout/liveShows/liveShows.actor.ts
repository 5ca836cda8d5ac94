import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/address/language.ts';
import type { SiteClock } from '#contract/programme/time/clock.ts';
import { liveAt } from '#contract/programme/shows/liveAt.ts';
import type { LiveShows } from '#contract/wire/liveShows.ts';
import {
  liveShowsMachine,
  type LiveShowsEvent,
  type NewsWanted,
  type OpeningKept,
} from '#machines/liveShows/liveShows.machine.ts';
import { listening } from '#machines/port.ts';
import type { ContentClient } from '#src/api/content.ts';
import { liveShowsQuery } from '#src/api/programme/liveShows.ts';
import { createSafeStorage } from '#src/storage/safeStorage.ts';

/** LAY-08 */
const openKey = 'live';
const closedValue = 'false';

const nothing: LiveShows = { live: [], upcoming: [] };

type Heard<T extends LiveShowsEvent['type']> = Extract<LiveShowsEvent, { type: T }>;

/** The widget's surroundings in its tab. */
export interface LiveShowsTab {
  client: ContentClient;
  queryClient: QueryClient;
  lang: Language;
  clock: SiteClock;
  /** Loads its words; it shows nothing before. */
  loadTexts: () => Promise<void>;
  storage: () => Storage;
  /** Reports other tabs' changes of the storage, and whether the tab is visible. */
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
}

const memoryOf = ({ storage, window }: LiveShowsTab) =>
  listening<Heard<'opening.told'>, OpeningKept>((send, receive) => {
    const kept = createSafeStorage(storage);
    const tell = () => send({ type: 'opening.told', isOpen: kept.get(openKey) !== closedValue });
    const hear = ({ key }: StorageEvent) => {
      if (key === openKey) tell();
    };
    window.addEventListener('storage', hear);
    receive(({ isOpen }) => kept.set(openKey, String(isOpen)));
    tell();
    return () => window.removeEventListener('storage', hear);
  });

/** Sends the known shows of the present moment, then the host's answer; a failure changes nothing. */
const programmeOf = ({ client, queryClient, lang, clock, loadTexts, document }: LiveShowsTab) =>
  listening<Heard<'shows.told'>, NewsWanted>((send, receive) => {
    const query = liveShowsQuery(client, lang);
    let isOver = false;
    const tell = () => {
      if (isOver) return;
      const at = clock.now();
      const { live, upcoming, changesAt } = liveAt(queryClient.getQueryData(query.queryKey) ?? nothing, at);
      const changesIn = changesAt === null ? Infinity : changesAt - at;
      send({ type: 'shows.told', isOn: live.length + upcoming.length > 0, at, changesIn });
    };
    const look = async () => {
      await Promise.allSettled([queryClient.fetchQuery(query), loadTexts()]);
      tell();
    };
    const lookAgain = () => {
      tell();
      void look();
    };
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') lookAgain();
    };
    receive(lookAgain);
    document.addEventListener('visibilitychange', lookWhenSeen);
    void look();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', lookWhenSeen);
    };
  });

/** The `liveShows` machine in a browser's tab (LAY-07…LAY-09). */
export const provideLiveShows = (tab: LiveShowsTab) =>
  liveShowsMachine.provide({ actors: { memory: memoryOf(tab), programme: programmeOf(tab) } });
