import { Hono } from 'hono';
import { languages, type Language } from '#contract/address/language.ts';
import { wordsRoute } from '#contract/address/wordsFile.ts';
import type { Answer } from '../prepared/answer.ts';
import type { Prepared } from '../prepared/prepared.ts';
import type { Store } from '../store/store.ts';
import { readFestival, type FestivalSettings } from './festival.ts';
import type { FestivalSource } from './festivalSource.ts';
import { wordsFileOf, type WordsFile } from './wordsFile.ts';

interface ServeWordsDeps {
  store: Pick<Store, 'db'>;
  settings: FestivalSettings;
  prepared: Prepared;
  festival: Pick<FestivalSource, 'current'>;
}

const forEver = 'public, max-age=31536000, immutable';
/** A page of earlier words may want a language that it has not yet fetched: it gets the present ones, which nobody keeps. */
const forNow = 'no-store';

/** The festival's words for browsers (FES-15). */
export const serveWords = ({ store, settings, prepared, festival }: ServeWordsDeps): Hono => {
  /** Another process may have named words that this one learns of within two seconds. */
  const findFile = async (lang: Language, asked: string): Promise<WordsFile> => {
    const known = wordsFileOf(await festival.current(), lang);
    return known.path === asked ? known : wordsFileOf(await readFestival(store.db, settings), lang);
  };
  const hono = new Hono();
  hono.get(wordsRoute, async (context) => {
    const { path: asked } = context.req;
    const lang = languages.find((one) => asked.startsWith(`/words/${one}-`)) ?? languages[0];
    const { body, path } = await findFile(lang, asked);
    const isPresent = asked === path;
    const answer: Answer = {
      status: 200,
      headers: { 'content-type': 'application/json', 'cache-control': isPresent ? forEver : forNow },
      body,
    };
    const build = (): Promise<Answer> => Promise.resolve(answer);
    return isPresent
      ? prepared.answer(context.req.raw, asked, build)
      : prepared.answerLive(context.req.raw, build);
  });
  return hono;
};
