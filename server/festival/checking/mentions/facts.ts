import { isLanguage, languages, type Language } from '#contract/address/language.ts';
import type { Path } from '#server/festival/reading/place.ts';
import { mentionsOfHtml } from './html.ts';
import { mentionsOfMarkdown } from './markdown.ts';
import { noMentions, type Mentions } from './mentions.ts';

/** The keys of a formatted text, by the file's kind: `text` elsewhere is a plain one. */
const richPaths = {
  home: /^(top|bottom)$/,
  series: /^[^/]+\/text$/,
  passes: /^[^/]+\/text$/,
  videos: /^trailer\/text$/,
  artists: /^extra\/text$/,
  other: /(?!)/,
} as const;
export type FactsKind = keyof typeof richPaths;

const linkKeys = new Set(['href', 'url', 'tickets', 'pass_url', 'ticket_url', 'website']);
/** A link by its own key, or by that of the site's text that it replaces. */
const isLink = (name: string): boolean => linkKeys.has(name) || name.startsWith('layout.links.');
/** Keys of pictures that fill a page or a tile. */
const wideKeys = new Set(['image', 'film_image', 'hover_image', 'portrait']);
const remedy = 'HTML stands below `html`';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const entriesOf = (value: object): [string | number, unknown][] => {
  if (value instanceof Map) return [...value].map(([key, inside]) => [String(key), inside]);
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value);
};
const nameOf = (path: Path): string =>
  String(path.findLast((key) => typeof key === 'string' && !isLanguage(key)) ?? '');

class Walk {
  readonly mentions: Mentions = noMentions();
  readonly #kind: FactsKind;
  constructor(kind: FactsKind) {
    this.#kind = kind;
  }

  value(value: unknown, path: Path): void {
    if (typeof value === 'string') this.#text(value, path);
    if (!isObject(value)) return;
    const entries = entriesOf(value);
    const isRich = richPaths[this.#kind].test(path.join('/'));
    const inLanguages = entries.map(([key]) => key).filter(isLanguage);
    if (inLanguages.length > 0 && inLanguages.length === entries.length) this.#languages(inLanguages, path);
    for (const [key, inside] of entries)
      if (!isRich) this.value(inside, [...path, key]);
      else if (typeof inside === 'string') this.#add(mentionsOfMarkdown(inside, { remedy }), [...path, key]);
      else this.#html(inside, [...path, key]);
  }

  #html(value: unknown, path: Path): void {
    if (!isObject(value)) return;
    this.#languages(Object.keys(value).filter(isLanguage), path);
    for (const [key, html] of entriesOf(value)) this.#add(mentionsOfHtml(String(html)), [...path, key]);
  }

  #languages(has: Language[], path: Path): void {
    if (has.length < languages.length)
      this.mentions.texts.push({ path, isKey: typeof path.at(-1) === 'string', languages: has });
  }

  #text(value: string, path: Path): void {
    const name = nameOf(path);
    if (value.startsWith('media/')) this.mentions.media.push({ path, value, isWide: wideKeys.has(name) });
    else if (isLink(name) && value.startsWith('/')) this.mentions.links.push({ path, value });
  }

  /** Those of a text inside this file. */
  #add({ links, media, faults }: Mentions, path: Path): void {
    this.mentions.links.push(...links.map((link) => ({ ...link, path })));
    this.mentions.media.push(...media.map((medium) => ({ ...medium, path })));
    this.mentions.faults.push(...faults.map((fault) => ({ ...fault, path })));
  }
}

/** The mentions of a YAML file. */
export const mentionsOfFacts = (facts: object, kind: FactsKind): Mentions => {
  const walk = new Walk(kind);
  walk.value(facts, []);
  return walk.mentions;
};
