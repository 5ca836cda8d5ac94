import { videoSiteId } from '#contract/programme/videos/videoFilm.ts';
import type { VersionWatch } from '../prepared/version.ts';
import { readToldFilms } from '../store/pages/programmeFilms.ts';
import type { Store } from '../store/store.ts';
import type { NamesVideo } from './namesVideo.ts';

interface EmbeddedNamesDeps {
  store: Pick<Store, 'counts'>;
  version: Pick<VersionWatch, 'look'>;
}

/**
 * The videos of the embedded programme: read once for each version of the data, so that a made-up id costs a look-up in
 * memory.
 */
export const embeddedNames = ({ store, version }: EmbeddedNamesDeps): NamesVideo => {
  let known: { version: number; ids: Promise<ReadonlySet<string>> } | null = null;

  const readIds = async (): Promise<ReadonlySet<string>> => {
    const films = await readToldFilms(store.counts);
    return new Set(films.map(videoSiteId).filter((id) => id !== null));
  };
  const idsOf = (asked: number): Promise<ReadonlySet<string>> => {
    if (known?.version === asked) return known.ids;
    const reading = { version: asked, ids: readIds() };
    known = reading;
    reading.ids.catch(() => {
      if (known === reading) known = null;
    });
    return reading.ids;
  };
  return async (id) => (await idsOf(await version.look())).has(id);
};
