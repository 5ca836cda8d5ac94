import { languages } from '#contract/address/language.ts';
import { wordOf, type PairName } from '#contract/address/pairs.ts';
import type { Parts } from '#contract/settings/parts.ts';
import type { Database } from '../schema/tables.ts';

/** The parts that follow from what the database holds. */
type HeldParts = Pick<Parts, 'artists' | 'videos' | 'press' | 'careers' | 'passes'>;

interface Question {
  execute: () => Promise<readonly object[]>;
}
const isAny = async (...questions: readonly Question[]): Promise<boolean> => {
  for (const question of questions) if ((await question.execute()).length > 0) return true;
  return false;
};

const wordsOf = (...names: readonly PairName[]): string[] =>
  names.flatMap((name) => languages.map((lang) => wordOf(name, lang)));

/** Which of these parts the database has anything of: a thing, or an editors' page in their place. */
export const readHeldParts = async (db: Database): Promise<HeldParts> => {
  const one = (table: 'artists' | 'videos' | 'video_collections' | 'passports') =>
    db.selectFrom(table).select('id').limit(1);
  const pages = db.selectFrom('pages').select('id').limit(1);
  const at = (...names: readonly PairName[]) => pages.where('path', 'in', wordsOf(...names));
  return {
    artists: await isAny(one('artists')),
    videos: await isAny(one('videos'), one('video_collections'), at('videos', 'ondemand')),
    press: await isAny(pages.where('type', 'in', ['press_list', 'press_release'])),
    careers: await isAny(pages.where('type', 'in', ['career_list', 'career_posting'])),
    passes: await isAny(one('passports'), at('choose-your-pass')),
  };
};
