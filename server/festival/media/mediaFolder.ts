import type { Stats } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { withoutFocus } from '#contract/pictures/focus.ts';
import { servedMedia } from '#server/pictures/mediaIn.ts';
import { festivalLimits } from '../limits.ts';
import { mediaTypes } from './mediaTypes.ts';

/** A file of a festival's folder. */
export interface Medium {
  path: string;
  type: string;
  size: number;
  /** Changes with every change of the file. */
  tag: string;
}

/** The files below `media` in a festival's folder, as they are now: new ones need no restart. */
export interface MediaFolder {
  /** The file at an address of the site; null without one. */
  find: (pathname: string) => Promise<Medium | null>;
  /** Its bytes; null without it. */
  bytes: (pathname: string) => Promise<Uint8Array | null>;
}

/** The names in an address; null for one that no file may have: hidden, climbing, or unreadable. */
const namesIn = (pathname: string): string[] | null => {
  if (!pathname.startsWith(servedMedia)) return null;
  try {
    const names = withoutFocus(pathname).slice(servedMedia.length).split('/').map(decodeURIComponent);
    return names.every((name) => /^[^./\\\0][^/\\\0]*$/.test(name)) ? names : null;
  } catch {
    return null;
  }
};

const tagOf = ({ size, mtimeMs, ino }: Stats): string =>
  `W/"${[ino, size, Math.round(mtimeMs)].map((part) => part.toString(36)).join('-')}"`;

/** @param festival the folder's absolute path; null has no media */
export const openMediaFolder = (festival: string | null): MediaFolder => {
  const find: MediaFolder['find'] = async (pathname) => {
    const names = namesIn(pathname);
    const type = mediaTypes.get(extname(names?.at(-1) ?? '').toLowerCase());
    if (festival === null || names === null || type === undefined) return null;
    try {
      const folder = await realpath(join(festival, 'media'));
      const path = await realpath(join(folder, ...names));
      const found = await stat(path);
      const isInside = path.startsWith(folder + sep);
      if (!isInside || !found.isFile() || found.size > festivalLimits.fileBytes) return null;
      return { path, type, size: found.size, tag: tagOf(found) };
    } catch {
      return null;
    }
  };
  return {
    find,
    bytes: async (pathname) => {
      const found = await find(pathname);
      return found && readFile(found.path);
    },
  };
};
