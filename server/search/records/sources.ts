import { artists } from './artists.ts';
import { pages } from './pages.ts';
import { shows } from './shows.ts';
import type { RecordSource } from './source.ts';

/** Everything that is searched. */
export const sources: readonly RecordSource[] = [shows, artists, pages];
