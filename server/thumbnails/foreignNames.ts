import * as v from 'valibot';
import { languages, type Language } from '#contract/address/language.ts';
import { videoSiteId } from '#contract/programme/videos/videoFilm.ts';
import { parseItems, type ListEnvelope } from '#contract/wire/list.ts';
import { listedVideo, videoEnvelope } from '#contract/wire/video.ts';
import type { Clock } from '../clock.ts';
import { readWholeRange } from '../content/calendar/foreignRange.ts';
import { contentLimits } from '../content/limits.ts';
import { reasonOf, type Log } from '../log.ts';
import { thumbnailLimits } from './limits.ts';
import type { NamesVideo } from './namesVideo.ts';

interface ForeignNamesDeps {
  /** Its content API, without a slash at the end. */
  url: string;
  siteId: number;
  clock: Clock;
  log: Log;
}

const envelope = v.pipe(v.string(), v.parseJson(), videoEnvelope);

/**
 * The videos in the list of an external content host, read in full in each language. It is read again every few minutes while
 * requests come, never because of an unknown id. After a failure the last list stays.
 */
export const foreignNames = ({ url, siteId, clock, log }: ForeignNamesDeps): NamesVideo => {
  let known: ReadonlySet<string> | null = null;
  let reading: Promise<ReadonlySet<string>> | null = null;
  /** Epoch milliseconds. */
  let nextReading = Number.NEGATIVE_INFINITY;

  const readPage = async (lang: Language, offset: number): Promise<ListEnvelope> => {
    const search = new URLSearchParams({ pagesize: String(contentLimits.page), offset: String(offset) });
    const answer = await fetch(`${url}/${lang}/content/${siteId}/videos?${search}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(thumbnailLimits.namesTimeout),
    });
    if (!answer.ok) throw new Error(`The content host answered ${answer.status}`);
    return v.parse(envelope, await answer.text());
  };
  const readIds = async (lang: Language): Promise<string[]> => {
    const reader = {
      readPage: (offset: number) => readPage(lang, offset),
      most: thumbnailLimits.named,
      tooMany: (count: number) => new Error(`It has ${count} videos, and ${thumbnailLimits.named} are read`),
      log: (event: string, details: object) => log.warn(event, { ...details }),
    };
    const { data } = await readWholeRange(reader, { lang, list: 'videos' });
    return parseItems(listedVideo, data)
      .items.map(videoSiteId)
      .filter((id) => id !== null);
  };
  const read = async (): Promise<ReadonlySet<string>> => {
    const lists = await Promise.all(languages.map(readIds));
    return new Set(lists.flat());
  };
  const readAgain = (): Promise<ReadonlySet<string>> => {
    const began = clock.now().epochMilliseconds;
    nextReading = began + thumbnailLimits.namesFailedFor;
    const started = read().then((ids) => {
      known = ids;
      nextReading = began + thumbnailLimits.namesFresh;
      return ids;
    });
    reading = started;
    started
      .catch((caught: unknown) => log.warn('thumbnail.names-unread', { reason: reasonOf(caught) }))
      .finally(() => {
        reading = null;
      });
    return started;
  };

  return async (id) => {
    const isDue = clock.now().epochMilliseconds >= nextReading;
    const running = reading ?? (isDue ? readAgain() : null);
    if (known) return known.has(id);
    if (running === null) throw new Error('The content host could not be asked a moment ago');
    return (await running).has(id);
  };
};
