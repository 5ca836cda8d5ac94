import type { FestivalFile } from '../schema/festivalFile.ts';
import type { HomeFile } from '../schema/homeFile.ts';

/** Home of a folder without `home.yaml`. */
export const usualHome = ({ name }: FestivalFile): HomeFile => ({
  title: name,
  description: '',
  tiles: [],
  lists: [],
  top: {},
  bottom: {},
});
