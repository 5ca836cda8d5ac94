import type { ListedVideo, VideoAttributes } from '#contract/wire/video.ts';

const site = 'youtube.com';
const shortSite = 'youtu.be';
const ownHosts: readonly string[] = [site, shortSite, 'youtube-nocookie.com', 'ytimg.com', 'ggpht.com'];
const idPattern = /^[\w-]{6,20}$/;
/** As the site makes them today: what else an address tells (`si`, `list`, `t`) is longer or shorter. */
const usualId = /^[\w-]{11}$/;
/** Folders of addresses that end with an id. */
const folders: readonly string[] = ['embed', 'shorts', 'live', 'v'];

const parse = (address: string | null): URL | null =>
  address !== null && URL.canParse(address) ? new URL(address) : null;
const isAt = ({ hostname }: URL, host: string): boolean => hostname === host || hostname.endsWith(`.${host}`);

/**
 * The id in an address of the video site: what stands after its last `=`, else the last part of its path (ARD-05), else
 * where the site's own addresses have it; null where there is none, and of any other host.
 */
const idIn = (address: string | null): string | null => {
  const url = parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (!isAt(url, site) && !isAt(url, shortSite)) return null;
  const [first = '', second = ''] = url.pathname.split('/').slice(1);
  const last = address?.split(address.includes('=') ? '=' : '/').at(-1) ?? '';
  if (usualId.test(last)) return last;
  if (isAt(url, shortSite)) return idPattern.test(first) ? first : null;
  const id = folders.includes(first) ? second : (url.searchParams.get('v') ?? '');
  return idPattern.test(id) ? id : null;
};

/** The id of a video on the video site, if it is there (VID-21). */
export const videoSiteId = ({ youtube_id: id, url }: Pick<VideoAttributes, 'youtube_id' | 'url'>) =>
  idPattern.test(id) ? id : idIn(url);

export const isOfVideoSite = (address: string | null): boolean => {
  const url = parse(address);
  return url !== null && ownHosts.some((host) => isAt(url, host));
};

/** The player of a video (VID-20): our own, the video site's, or none, perhaps with a link. */
export type VideoFilm =
  | { kind: 'file'; src: string }
  | { kind: 'embed'; id: string; href: string }
  | { kind: 'link'; href: string }
  | { kind: 'none' };

const isFile = (address: string): boolean => /\.mp4$/i.test(new URL(address, 'https://x.invalid').pathname);

/** A file comes first: nobody else learns that it plays. */
export const filmOf = (video: Pick<VideoAttributes, 'youtube_id' | 'url' | 'video_mp4_url'>): VideoFilm => {
  const { url, video_mp4_url: file } = video;
  if (file !== null) return { kind: 'file', src: file };
  if (url !== null && isFile(url)) return { kind: 'file', src: url };
  const id = videoSiteId(video);
  if (id !== null) return { kind: 'embed', id, href: `https://www.${site}/watch?v=${id}` };
  return url === null ? { kind: 'none' } : { kind: 'link', href: url };
};

/** VID-21: our copy of a thumbnail of the video site: no browser contacts that site before a press on play. */
export const thumbnailPath = (id: string): string => `/media/thumbnails/${id}.jpg`;

type Pictured = Pick<ListedVideo, 'thumbnail' | 'youtube_id'> & { url: string | null };

/** The picture of a video; null for the printed ground. */
export const pictureOfVideo = (video: Pictured): string | null => {
  const { default: small, medium, high } = video.thumbnail;
  const picture = medium ?? high ?? small;
  if (picture !== null && !isOfVideoSite(picture)) return picture;
  const id = videoSiteId(video);
  return id === null ? null : thumbnailPath(id);
};

/** The largest picture of a video. */
export const posterOfVideo = (video: Pictured & Pick<VideoAttributes, 'image_url'>): string | null => {
  const { image_url: image, thumbnail } = video;
  const high = image ?? thumbnail.high;
  return pictureOfVideo({ ...video, thumbnail: high === null ? thumbnail : { ...thumbnail, medium: high } });
};
