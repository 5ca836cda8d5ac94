import type { PartName, Parts } from '../settings/parts.ts';
import { toInternal } from './pairs.ts';

/** The part of each page with an address of its own, by the router's word. */
const partOfWord = {
  login: 'members',
  profile: 'members',
  register: 'members',
  activate: 'members',
  'reset-password': 'members',
  'my-list': 'members',
  'my-tickets': 'credits',
  artists: 'artists',
  videos: 'videos',
  ondemand: 'videos',
  'videos-ondemand': 'videos',
  'videos-categories': 'videos',
  press: 'press',
  jobs: 'careers',
  'choose-your-pass': 'passes',
} as const satisfies Record<string, PartName>;

const words: ReadonlyMap<string, PartName> = new Map(Object.entries(partOfWord));

/** The part that an address of the site belongs to, what is below it included; null for those of every festival. */
export const partOfPath = (path: string): PartName | null => {
  const [, lang = '', word = ''] = path.split(/[/?#]/);
  const [, , name = ''] = toInternal(`/${lang}/${word}`).split('/');
  return words.get(name) ?? null;
};

/** Whether an address is of a part that the festival lacks (FES-21). */
export const isGone = (path: string, parts: Parts): boolean => {
  const part = partOfPath(path);
  return part !== null && !parts[part];
};
