import { artists } from './artists.ts';
import { pages } from './pages.ts';
import { shows } from './shows.ts';
import type { RecordSource } from './source.ts';

/** All searchable things. */
export const sources: readonly RecordSource[] = [shows, artists, pages];
