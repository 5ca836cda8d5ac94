import { accessibilities, type Accessibility } from '#contract/programme/calendar/chosenFilters.ts';
import { importLimits } from '../limits.ts';
import { field, isNode, isTrue, listOf, rawText, type Node } from './values.ts';

/** Clear statements, in the form of `wordsOf`. */
const phrases: Readonly<Record<Accessibility, RegExp>> = {
  lsq: /\b(lsq|langue des signes (quebecoise|du quebec)|quebec(ois)? sign language)\b/,
  asl: /\b(asl|american sign language|langue des signes americaine)\b/,
  relaxed:
    /^relaxed$|\brelaxed (performances?|shows?|sessions?|screenings?|concerts?|environment|seating)\b|\b(representations?|seances?|spectacles?|ambiance|formule) (decontractee?s?|detendue?s?|relax)\b/,
  step_free:
    /\bstep free\b|\b(wheelchair|fauteuils? roulants?) access(ible|ibility)?\b|\b(access(ible|ibles|ibilite)?|acces) (by|to|for|with|en|aux?|pour|a) (les )?(wheelchairs?|fauteuils? roulants?|personnes a mobilite reduite)\b|\b(de )?plain pied\b|\bsans (marches?|escaliers?)\b/,
};

/** A sentence with one of these promises nothing, or not for every date. */
const doubts =
  /\b(not?|non|pas|sans acces|aucune?s?|inaccessibles?|without|except|sauf|limited|partly|partial(ly)?|partiel(le)?(ment)?|some|certain(e)?s?|select(ed)?|request|demande|false|faux)\b/;

/** Letters and digits in lower case, without accents; names like `wheelchairAccessible` as words. */
const wordsOf = (text: string): string =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const saidIn = (text: string): Accessibility[] => {
  const sentences = text
    .slice(0, importLimits.description)
    .split(/[.;!?\n]+/)
    .map(wordsOf)
    .filter((words) => words !== '' && !doubts.test(words));
  return accessibilities.filter((feature) => sentences.some((words) => phrases[feature].test(words)));
};

/** Texts of a value; of schema.org's features of a place only those present. */
const textsIn = (value: unknown): string[] =>
  listOf(value).flatMap((one) => {
    if (!isNode(one)) return rawText(one);
    const told = field(one, 'value');
    const isThere = told === undefined || told === null || isTrue(told) || /^yes$/i.test(rawText(told));
    return isThere ? ['name', 'propertyID'].map((name) => rawText(field(one, name))) : [];
  });

/** The accessibility that a value clearly states. */
export const accessibilityIn = (value: unknown): Accessibility[] => textsIn(value).flatMap(saidIn);

/** ISO 639-3 of sign languages among an event's languages. */
export const signLanguages: Readonly<Record<string, Accessibility>> = { fcs: 'lsq', ase: 'asl' };

const isCode = /^[a-z]{2,3}(-[a-z0-9]+)*$/i;

/** The sign languages of an event. */
export const signedIn = (event: Node): Accessibility[] =>
  listOf(field(event, 'inLanguage')).flatMap((one) => {
    const told = rawText(isNode(one) ? (field(one, 'alternateName') ?? field(one, 'name')) : one);
    return isCode.test(told) ? (signLanguages[told.toLowerCase()] ?? []) : saidIn(told);
  });

/**
 * The stated accessibility of an event: `accessibilityFeature` and `accessibilitySummary`, which schema.org has for works and
 * publishers also use for events; sign languages among its languages; `amenityFeature` of its place.
 */
export const readAccessibility = (event: Node, locations: readonly unknown[]): Accessibility[] => {
  const texts = [
    ...['accessibilityFeature', 'accessibilitySummary'].flatMap((name) => textsIn(field(event, name))),
    ...locations.filter(isNode).flatMap((place) => textsIn(field(place, 'amenityFeature'))),
  ];
  const said = new Set([...texts.flatMap(saidIn), ...signedIn(event)]);
  return accessibilities.filter((feature) => said.has(feature));
};
