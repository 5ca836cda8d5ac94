import * as v from 'valibot';
import { announcementFile, announcementListFile, announcementText } from '../schema/announcementFile.ts';
import { artistFile, artistText } from '../schema/artistFile.ts';
import { date } from '../schema/dateRow.ts';
import { festivalFile } from '../schema/festivalFile.ts';
import type { FestivalFolder, Named, Written } from '../schema/folder.ts';
import { homeFile } from '../schema/homeFile.ts';
import { pageFile, pageText } from '../schema/pageFile.ts';
import { passesFile } from '../schema/passesFile.ts';
import { seriesFile } from '../schema/seriesFile.ts';
import { showFile, showText } from '../schema/showFile.ts';
import { venuesFile } from '../schema/venuesFile.ts';
import { videosFile } from '../schema/videosFile.ts';

/** For tests: what of a folder's values its schemas refuse. */
export const refusedBySchemas = (folder: FestivalFolder): string[] => {
  const refused: string[] = [];
  const check = (where: string, schema: v.GenericSchema, value: unknown): void => {
    const { issues = [] } = v.safeParse(schema, value);
    for (const issue of issues) refused.push(`${where} ${v.getDotPath(issue)}: ${issue.message}`);
  };
  const checkWritten = <Facts, Head>(
    where: string,
    { facts, texts }: Written<Facts, Head>,
    schemas: { facts: v.GenericSchema; head: v.GenericSchema },
  ): void => {
    check(where, schemas.facts, facts);
    for (const [lang, text] of Object.entries(texts)) check(`${where} ${lang}`, schemas.head, text.head);
  };
  const checkAll = <Facts, Head>(
    where: string,
    things: Named<Written<Facts, Head>>,
    schemas: { facts: v.GenericSchema; head: v.GenericSchema },
  ): void => things.forEach((thing, name) => checkWritten(`${where} ${name}`, thing, schemas));
  check('festival', festivalFile, folder.festival);
  check('venues', venuesFile, Object.fromEntries(folder.venues));
  check('series', seriesFile, Object.fromEntries(folder.series));
  check('passes', passesFile, Object.fromEntries(folder.passes));
  check('videos', videosFile, folder.videos);
  if (folder.home !== null) check('home', homeFile, folder.home);
  checkAll('show', folder.shows, { facts: showFile, head: showText });
  checkAll('artist', folder.artists, { facts: artistFile, head: artistText });
  checkAll('page', folder.pages, { facts: pageFile, head: pageText });
  for (const { list, entries } of [folder.press, folder.careers]) {
    if (list !== null) checkWritten('list', list, { facts: announcementListFile, head: announcementText });
    checkAll('entry', entries, { facts: announcementFile, head: announcementText });
  }
  for (const { show: _show, ...facts } of folder.dates) check(`date ${facts.id}`, date, facts);
  return refused;
};
