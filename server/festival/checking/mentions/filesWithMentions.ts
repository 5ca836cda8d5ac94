import { languages } from '#contract/address/language.ts';
import type { FolderParts, Part } from '#server/festival/reading/parts.ts';
import { mentionsOfFacts, type FactsKind } from './facts.ts';
import { mentionsOfHtml } from './html.ts';
import { mentionsOfMarkdown } from './markdown.ts';
import type { Mentions } from './mentions.ts';

/** The mentions of files, by what was read from them: a file that stays is not searched again. */
export type KnownMentions = WeakMap<object, Mentions>;

export interface FileWithMentions {
  file: string;
  mentions: Mentions;
}

interface Text {
  head: { format: 'markdown' | 'html' };
  body: string;
}
const remedy = 'a text in HTML says `format: html` in its head';
const mentionsOfText = ({ head, body }: Text): Mentions =>
  head.format === 'html' ? mentionsOfHtml(body) : mentionsOfMarkdown(body, { remedy });

/** The files of a folder with their mentions. */
export function* filesWithMentions(parts: FolderParts, known: KnownMentions): Generator<FileWithMentions> {
  const search = (read: object, mentionsOf: () => Mentions): Mentions => {
    const mentions = known.get(read) ?? mentionsOf();
    known.set(read, mentions);
    return mentions;
  };
  function* facts(
    file: string,
    read: object | null | undefined,
    kind: FactsKind = 'other',
  ): Generator<FileWithMentions> {
    if (read) yield { file, mentions: search(read, () => mentionsOfFacts(read, kind)) };
  }
  function* things(
    folder: string,
    all: Iterable<[string, Part<object, { format: 'markdown' | 'html' }>]>,
    kind: FactsKind = 'other',
  ): Generator<FileWithMentions> {
    for (const [name, part] of all) {
      yield* facts(`${folder}/${name}.yaml`, part.facts, kind);
      for (const lang of languages) {
        const text = part.texts[lang];
        if (text)
          yield { file: `${folder}/${name}.${lang}.md`, mentions: search(text, () => mentionsOfText(text)) };
      }
    }
  }
  yield* facts('festival.yaml', parts.festival);
  yield* facts('venues.yaml', parts.venues);
  yield* facts('series.yaml', parts.series, 'series');
  yield* facts('passes.yaml', parts.passes, 'passes');
  yield* facts('videos.yaml', parts.videos, 'videos');
  yield* facts('home.yaml', parts.home, 'home');
  yield* things('shows', parts.shows);
  yield* things('artists', parts.artists, 'artists');
  yield* things('pages', parts.pages);
  for (const list of ['press', 'careers'] as const) {
    if (parts[list].list) yield* things(list, [['list', parts[list].list]]);
    yield* things(list, parts[list].entries);
  }
}
