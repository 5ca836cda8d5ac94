import { basename } from 'node:path';
import { languages } from '#contract/address/language.ts';
import { networkOf } from '#contract/settings/social.ts';
import { addressesOf } from '#server/festival/checking/addresses.ts';
import type { FolderParts, Part } from '#server/festival/reading/parts.ts';
import type { Named } from '#server/festival/schema/folder.ts';
import { textsIn } from './textsIn.ts';

/** By what one recognises a festival: all in the words of its folder. */
export interface Traces {
  /** Its own name: nothing else may have it. */
  brand: string[];
  /** Of shows, artists, venues, series, passes, sponsors, videos, announcements. */
  names: string[];
  /** Sentences that it says in place of the software's. */
  words: string[];
  /** Small, like `#ffd400`. */
  colours: string[];
  /** Names of files below `media/`. */
  pictures: string[];
  /** Of its pages and people: paths, hosts, accounts. */
  addresses: string[];
}

const once = (texts: Iterable<string>): string[] => [...new Set(texts)].filter((text) => text !== '');

const titlesOf = (things: Named<Part<object, { title: string }>>): string[] =>
  [...things.values()].flatMap(({ texts }) => languages.flatMap((lang) => texts[lang]?.head.title ?? []));

const namesOf = (parts: FolderParts): string[] => {
  const { festival, venues, series, passes, shows, artists, videos, press, careers } = parts;
  return [
    ...titlesOf(shows),
    ...[...artists.values()].flatMap(({ facts }) => facts?.name ?? []),
    ...[...(venues?.values() ?? [])].map(({ name }) => name),
    ...[...(series?.values() ?? []), ...(passes?.values() ?? [])].flatMap(({ title }) => textsIn(title)),
    ...Object.values(festival?.sponsors ?? {}).map(({ name }) => name),
    ...Object.values(videos?.videos ?? {}).flatMap(({ title }) => textsIn(title)),
    ...titlesOf(press.entries),
    ...titlesOf(careers.entries),
  ];
};

/** A sentence between what the software fills in. */
const sentencesIn = (text: string): string[] =>
  text
    .split(/\{\{.*?\}\}|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}{3}\P{L}+\p{L}{3}/u.test(sentence));

const colour = /#[0-9a-f]{6}\b/gi;
const host = /(?:https?:\/\/|[\w.+-]@)([\w-]+(?:\.[\w-]+)+)/gi;
const isOfAll = (name: string): boolean => networkOf(`https://${name}/account`) !== undefined;

const addressesIn = (parts: FolderParts, texts: readonly string[]): string[] => [
  ...[...addressesOf(parts)].map(({ lang, path }) => `/${lang}/${path}`),
  ...texts
    .flatMap((text) => [...text.matchAll(host)].map(([, name = '']) => name))
    .filter((name) => !isOfAll(name)),
  ...(parts.festival?.social ?? []),
];

/** For tests: by what one recognises the festival of a folder. */
export const tracesOf = (parts: FolderParts): Traces => {
  const { festival, media, ...others } = parts;
  const texts = [...textsIn(festival), ...textsIn(others)];
  return {
    brand: once(textsIn(festival?.name)),
    names: once(namesOf(parts)),
    words: once(textsIn(Object(festival).words).flatMap(sentencesIn)),
    colours: once(texts.flatMap((text) => text.match(colour) ?? []).map((found) => found.toLowerCase())),
    pictures: once([...media.keys()].map((path) => basename(path))),
    addresses: once(addressesIn(parts, texts)),
  };
};
