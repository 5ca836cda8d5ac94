import type { Prepared } from '../prepared/prepared.ts';
import { countLetters } from '../store/members/letterQueue.ts';
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

interface Parts {
  store: Pick<Store, 'db' | 'turns'>;
  /** Kept answers, by the name of their cache. */
  caches: Readonly<Record<string, Pick<Prepared, 'kept'>>>;
}

/** Adds the figures that are read when somebody asks. */
export const addReadings = ({ addReading }: Pick<Metrics, 'addReading'>, { store, caches }: Parts): void => {
  const ofCaches = (figure: 'bytes' | 'answers') => () =>
    Object.fromEntries(Object.entries(caches).map(([name, cache]) => [name, cache.kept()[figure]]));
  addReading({
    name: 'letters_owed',
    help: 'Letters that are not posted yet, of all processes.',
    label: 'queue',
    read: () => countLetters(store.db),
  });
  addReading({
    name: 'database_turns',
    help: 'Callers at the connections of PostgreSQL, or at the writer of SQLite.',
    label: 'state',
    read: () => ({ taken: store.turns.taken, waiting: store.turns.waiting }),
  });
  addReading({
    name: 'kept_answer_bytes',
    help: 'Bytes of answers that are ready to send.',
    label: 'cache',
    read: ofCaches('bytes'),
  });
  addReading({
    name: 'kept_answers',
    help: 'Answers that are ready to send.',
    label: 'cache',
    read: ofCaches('answers'),
  });
};
