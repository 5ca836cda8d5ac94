import { languages } from '#contract/address/language.ts';
import { announcementFile, announcementListFile, announcementText } from '../schema/announcementFile.ts';
import { artistFile, artistText } from '../schema/artistFile.ts';
import type { AnnouncementFolder, FestivalFolder, Written } from '../schema/folder.ts';
import { pageFile, pageText } from '../schema/pageFile.ts';
import { showFile, showText } from '../schema/showFile.ts';
import { asWritten } from './asWritten.ts';
import { bodyOf, withHead, yamlOf } from './textFiles.ts';

type Files = [path: string, content: string][];
type Schema = Parameters<typeof asWritten>[0];
interface Schemas {
  facts: Schema;
  head: Schema;
  /** Without facts it has no file of them. */
  isBare?: boolean;
}
type AnyHead = { format: 'markdown' | 'html' };

const filesOfThing = <Facts, Head extends AnyHead>(
  path: string,
  { facts, texts }: Written<Facts, Head>,
  schemas: Schemas,
): Files => {
  const written = asWritten(schemas.facts, facts);
  const isLeftOut = schemas.isBare === true && Object.keys(Object(written)).length === 0;
  const words = languages.flatMap((lang): Files => {
    const text = texts[lang];
    if (!text) return [];
    const { head, body } = bodyOf(text.head, text.body);
    return [[`${path}.${lang}.md`, withHead(asWritten(schemas.head, head), body)]];
  });
  return isLeftOut ? words : [[`${path}.yaml`, yamlOf(written)], ...words];
};

const filesOfThings = <Facts, Head extends AnyHead>(
  folder: string,
  things: Iterable<[string, Written<Facts, Head>]>,
  schemas: Schemas,
): Files => [...things].flatMap(([name, thing]) => filesOfThing(`${folder}/${name}`, thing, schemas));

const filesOfAnnouncements = (folder: string, { list, entries }: AnnouncementFolder): Files => [
  ...(list === null
    ? []
    : filesOfThing(`${folder}/list`, list, { facts: announcementListFile, head: announcementText })),
  ...filesOfThings(folder, entries, { facts: announcementFile, head: announcementText }),
];

/** The files of things that have files of their own. Dates stand in `dates.csv`. */
export const filesOfAll = ({ shows, artists, pages, press, careers }: FestivalFolder): Files => [
  ...filesOfThings(
    'shows',
    [...shows].map(([name, { facts, texts }]) => [name, { facts: { ...facts, dates: [] }, texts }]),
    { facts: showFile, head: showText },
  ),
  ...filesOfThings('artists', artists, { facts: artistFile, head: artistText }),
  ...filesOfThings('pages', pages, { facts: pageFile, head: pageText, isBare: true }),
  ...filesOfAnnouncements('press', press),
  ...filesOfAnnouncements('careers', careers),
];
