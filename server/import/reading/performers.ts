import { importLimits } from '../limits.ts';
import { firstText } from './languageTexts.ts';
import { field, isNode, line, listOf, type Node } from './values.ts';

/** schema.org's present and former names. */
const properties = ['performer', 'performers'] as const;

const performersIn = (node: Node): unknown[] => properties.flatMap((name) => listOf(field(node, name)));

/** A performer's name; those of a `PerformanceRole` stand within it. */
const namesIn = (told: unknown, resolve: (value: unknown) => unknown): string[] => {
  const one = resolve(told);
  if (!isNode(one)) return [line(one, importLimits.name)];
  const within = performersIn(one);
  return within.length > 0
    ? within
        .map(resolve)
        .map((each) => line(firstText(isNode(each) ? field(each, 'name') : each), importLimits.name))
    : [line(firstText(field(one, 'name')), importLimits.name)];
};

/** The names of a show's performers, each once. */
export const readPerformers = (show: Node, resolve: (value: unknown) => unknown): string[] => {
  const names = performersIn(show).flatMap((one) => namesIn(one, resolve));
  return [...new Set(names)].filter((name) => name !== '').slice(0, importLimits.performers);
};
