import { languages, type Language } from '#contract/address/language.ts';
import { pictureOfVideo } from '#contract/programme/videos/videoFilm.ts';
import type { SearchKind } from '#contract/settings/search.ts';
import type { SearchRecord } from '#contract/wire/search.ts';
import type { HostLists } from '#server/host/lists/hostLists.ts';
import { searchLimits } from '../limits.ts';
import { hostShow, isShown } from './hostShows.ts';
import { plainText } from './plainText.ts';
import type { SearchSource } from './searchSource.ts';
import { bare, fingerprintOf, idOf, type Candidate } from './source.ts';

interface HostSearchDeps {
  lists: HostLists;
  /** The festival's own zone. */
  timezone: string;
}

/** The content of the record of anything but a show. */
type Told = Pick<SearchRecord, 'title' | 'url' | 'image'> & Partial<Pick<SearchRecord, 'summary' | 'body'>>;

const candidateOf = (kind: SearchKind, id: string, lang: Language, told: Told): Candidate => ({
  objectID: idOf(kind, id, lang),
  lang,
  fingerprint: fingerprintOf(told),
  make: () => ({ ...bare, objectID: idOf(kind, id, lang), kind, lang, summary: '', body: '', ...told }),
});

function* inBatches<Item>(
  items: readonly Item[],
  toCandidate: (item: Item) => Candidate,
): Generator<Candidate[]> {
  const size = searchLimits.readAtOnce;
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size).map(toCandidate);
}

/**
 * Everything that the wire lists of somebody else's programme: shows, artists, videos, festivals, and the announcements to the press and
 * of jobs. Its pages are in no list.
 */
export const hostSearch = ({ lists, timezone }: HostSearchDeps): SearchSource => ({
  version: () => Promise.resolve(lists.version()),
  async *read() {
    for (const lang of languages) {
      yield* inBatches(lists.shows[lang].items().filter(isShown), hostShow(lists, lang, timezone));
      yield* inBatches(lists.artists[lang].items(), ({ id, name, url, image_url: image, artistType }) =>
        candidateOf('artist', id, lang, { title: name, url, image, summary: artistType }),
      );
      yield* inBatches(lists.videos[lang].items(), (video) => {
        const { id, title, url, description } = video;
        return candidateOf('video', id, lang, {
          title,
          url,
          image: pictureOfVideo({ ...video, url: null }),
          body: plainText(description),
        });
      });
      yield* inBatches(lists.festivals[lang].items(), ({ id, title, url, image_url: image }) =>
        candidateOf('page', id, lang, { title, url, image }),
      );
      for (const list of [lists.press, lists.careers])
        for (const { id, title, detail_url: url, image_url: image } of list[lang].items())
          if (url !== null) yield [candidateOf('page', id, lang, { title, url, image })];
    }
  },
});
