import { videoSiteId } from '#contract/programme/videos/videoFilm.ts';
import type { ListedVideo } from '#contract/wire/video.ts';
import type { HostLists } from '../host/lists/hostLists.ts';
import type { NamesVideo } from './namesVideo.ts';

/** The ids of each reading of a list. */
const ids = new WeakMap<readonly ListedVideo[], ReadonlySet<string | null>>();

const idsOf = (videos: readonly ListedVideo[]): ReadonlySet<string | null> => {
  const known = ids.get(videos) ?? new Set(videos.map(videoSiteId));
  ids.set(videos, known);
  return known;
};

/** The videos in the lists of somebody else's host, in both languages: an unknown id never causes a question to it. */
export const hostNames =
  ({ videos, known }: Pick<HostLists, 'videos' | 'known'>): NamesVideo =>
  async (id) => {
    await known();
    return [videos.fr, videos.en].some((list) => idsOf(list.items()).has(id));
  };
