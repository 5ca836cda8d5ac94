import { isScalar, parse, type Document } from 'yaml';
import * as v from 'valibot';
import { showText } from '../schema/showFile.ts';
import type { Answers } from './answers.ts';
import { drawPoster } from './drawPoster.ts';
import { inLanguages } from './inLanguages.ts';
import { splitHead, starterDay, starterFiles } from './starter.ts';

export type NewFiles = Map<string, string | Uint8Array>;

const poster = { width: 1200, height: 1500 };
const wide = { width: 1920, height: 1080 };
const square = { width: 1000, height: 1000 };

/** The city in a time zone's name: a first guess. */
const cityOf = (timezone: string): string => (timezone.split('/').at(-1) ?? timezone).replaceAll('_', ' ');

const moved = (dates: string, firstDay: string): string => {
  const days = starterDay.until(Temporal.PlainDate.from(firstDay), { largestUnit: 'day' });
  return dates.replaceAll(/\d{4}-\d\d-\d\d/g, (day) => Temporal.PlainDate.from(day).add(days).toString());
};

/** Sets a text that is there; its quotes follow from what it says. */
const set = (document: Document, path: readonly string[], value: string): void => {
  const node = document.getIn(path, true);
  if (isScalar(node)) node.value = value;
};

const yamlFile = (path: string, text: string, { name, languages, timezone }: Answers): string => {
  const document = inLanguages(text, languages);
  if (path === 'festival.yaml') {
    set(document, ['name'], name);
    set(document, ['timezone'], timezone);
    document.setIn(['languages'], document.createNode(languages));
  }
  if (path === 'home.yaml') document.setIn(['title'], name);
  if (path === 'venues.yaml')
    for (const venue of Object.keys(Object(document.toJS())))
      set(document, [venue, 'city'], cityOf(timezone));
  return document.toString({ lineWidth: 100, blockQuote: 'literal' });
};

const titleOf = (text: string | undefined): string =>
  v.parse(v.pick(showText, ['title']), { title: Object(parse(splitHead(text ?? '').head)).title }).title;

const pictures = async (
  files: ReadonlyMap<string, string>,
  { name, languages }: Answers,
): Promise<NewFiles> => {
  const [main] = languages;
  const shows = [...files.keys()].flatMap((path) => /^shows\/(.*)\.yaml$/.exec(path)?.[1] ?? []);
  const drawn: [path: string, picture: Promise<Uint8Array>][] = [
    ['media/home.webp', drawPoster(name, '', wide)],
    ...['accessibility', 'practical', 'shows'].map((tile): [string, Promise<Uint8Array>] => [
      `media/tiles/${tile}.webp`,
      drawPoster(name + tile, '', square),
    ]),
    ...shows.map((show): [string, Promise<Uint8Array>] => {
      const title = titleOf(files.get(`shows/${show}.${main}.md`));
      return [`media/posters/${show}.webp`, drawPoster(title, title, poster)];
    }),
  ];
  return new Map(await Promise.all(drawn.map(async ([path, picture]) => [path, await picture] as const)));
};

/** The files of a small festival that runs: three shows in two venues, with pages that its people have yet to write. */
export const newFestival = async (answers: Answers): Promise<NewFiles> => {
  const isWanted = (path: string): boolean => {
    const lang = /\.(fr|en)\.md$/.exec(path)?.[1];
    return lang === undefined || answers.languages.some((language) => language === lang);
  };
  const files = new Map(
    [...starterFiles()]
      .filter(([path]) => isWanted(path))
      .map(([path, text]): [string, string] => {
        if (path.endsWith('.yaml')) return [path, yamlFile(path, text, answers)];
        return [path, path === 'dates.csv' ? moved(text, answers.firstDay) : text];
      }),
  );
  return new Map([...files, ...(await pictures(files, answers))]);
};
