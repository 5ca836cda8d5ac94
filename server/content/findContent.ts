import type { Language } from '#contract/address/language.ts';
import { wordOf } from '#contract/address/pairs.ts';
import { artistAddress, pageAddress, showAddress } from '../programme/addresses.ts';
import { findArtist, type LocalizedArtist } from '../store/pages/artists.ts';
import { findFormerPath } from '../store/pages/formerPaths.ts';
import { findPage, findPageById, type PageRow } from '../store/pages/pages.ts';
import { findShow, findShowById, type LocalizedShow } from '../store/shows/shows.ts';
import type { Database } from '../store/schema/tables.ts';
import { showsSection } from '#contract/address/sections.ts';

/** The thing at an address of the site. */
export type Content =
  | { kind: 'show'; show: LocalizedShow }
  | { kind: 'artist'; artist: LocalizedArtist }
  | { kind: 'page'; page: PageRow };

/** The show, artist or page at `path` (no language, no slashes at the ends; '' is home), or null. */
export const findContent = async (db: Database, lang: Language, path: string): Promise<Content | null> => {
  const section = `${showsSection[lang]}/`;
  if (path.startsWith(section)) {
    const show = await findShow(db, lang, path.slice(section.length));
    return show ? { kind: 'show', show } : null;
  }
  const artists = `${wordOf('artists', lang)}/`;
  if (path.startsWith(artists)) {
    const artist = await findArtist(db, lang, path.slice(artists.length));
    if (artist) return { kind: 'artist', artist };
  }
  const page = await findPage(db, lang, path);
  return page ? { kind: 'page', page } : null;
};

/** The show or page that had `path` before, or null. */
export const findMoved = async (db: Database, lang: Language, path: string): Promise<Content | null> => {
  const former = await findFormerPath(db, lang, path);
  if (former === undefined) return null;
  if (former.kind === 'show') {
    const show = await findShowById(db, lang, former.number);
    return show ? { kind: 'show', show } : null;
  }
  const page = await findPageById(db, lang, former.number);
  return page ? { kind: 'page', page } : null;
};

/** The address of the site where something is. */
export const addressOf = (content: Content): string => {
  switch (content.kind) {
    case 'show':
      return showAddress(content.show);
    case 'artist':
      return artistAddress(content.artist);
    case 'page':
      return pageAddress(content.page);
  }
};
