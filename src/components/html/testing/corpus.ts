import { hostileHtml } from './hostile.corpus.ts';
import published from './public.corpus.json' with { type: 'json' };

/** Published hostile samples, with their credit and licence. */
const publicHtml: readonly string[] = published.sources.flatMap(({ samples }) => samples);

/** All hostile samples, our own first. */
export const wholeCorpus: readonly string[] = [...hostileHtml, ...publicHtml];
