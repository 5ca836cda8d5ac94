import * as v from 'valibot';
import { languages, type Language } from '#contract/address/language.ts';
import { sharePicturePath } from '#contract/address/sharePicture.ts';
import { listEnvelope } from '#contract/wire/list.ts';
import { readCsrfHeaders } from '#server/stress/servers.ts';
import { benchSettings } from '../benchSettings.ts';
import { download } from '../site/download.ts';
import { createSender } from '../send.ts';

/** A site's things for the requests. */
export interface Subject {
  /** `YYYY-MM`: the month with the most dates. */
  month: string;
  shows: readonly { id: string; url: string }[];
  /** Ids of dates. */
  dates: readonly string[];
  /** Addresses of shows' pictures for other sites. */
  pictures: readonly string[];
  /** Headers of a browser on a page of ours. */
  csrf: Readonly<Record<string, string>>;
}

const { lang, siteId, pageSize } = benchSettings;
export const content = `/api/content/${lang}/content/${siteId}`;

const show = v.object({ id: v.string(), url: v.string() });
const date = v.object({ id: v.string() });

const listAt = async (address: string): Promise<unknown[]> =>
  v.parse(listEnvelope, JSON.parse((await download(address)).body.toString())).data;

export const readShows = async (url: string): Promise<Subject['shows']> =>
  v.parse(v.array(show), await listAt(`${url}${content}/shows?pagesize=${pageSize}`));

/** An address with another hash leads to the present picture. */
const pictureOf = async (url: string, of: Language, id: string): Promise<string[]> => {
  const { headers } = await createSender(url)({
    path: sharePicturePath({ lang: of, id, hash: '0'.repeat(16) }),
  });
  return typeof headers['location'] === 'string' ? [headers['location']] : [];
};

/** Addresses of shows' pictures for other sites, in every language. */
export const readPictures = async (url: string, shows: Subject['shows']): Promise<string[]> => {
  const found = [];
  for (const of of languages) for (const { id } of shows) found.push(...(await pictureOf(url, of, id)));
  return found;
};

export const readSubject = async (url: string, month: string): Promise<Subject> => {
  const { runs, warmUp } = benchSettings.cost;
  const shows = await readShows(url);
  const dates = await listAt(`${url}${content}/programmations?pagesize=${pageSize}`);
  return {
    month,
    shows,
    dates: v.parse(v.array(date), dates).map(({ id }) => id),
    pictures: await readPictures(url, shows.slice(0, runs + warmUp)),
    csrf: await readCsrfHeaders(url),
  };
};
