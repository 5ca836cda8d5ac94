import * as v from 'valibot';
import type { Mistake } from '../mistake.ts';
import type { Place, Spot } from './place.ts';
import { listsForKeys, sentencesOf, type PlacedMessage } from './sentences.ts';
import type { YamlText } from './yamlText.ts';

/** A file's value, null if a mistake spoils it. */
export interface Parsed<T> {
  value: T | null;
  mistakes: readonly Mistake[];
}

/** Reads the text of one file. */
export type Parse<T> = (text: string, file: string) => Parsed<T> | Promise<Parsed<T>>;

/** Mistakes at places of one file. */
export const mistakesAt = (
  file: string,
  messages: readonly PlacedMessage[],
  spotOf: (place: Place) => Spot,
): Mistake[] =>
  messages.map(({ message, ...place }) => ({ file, ...spotOf(place), severity: 'mistake', message }));

/** The value of a YAML text by its schema. */
export const valueOf = <S extends v.GenericSchema>(
  { value, faults, spotOf }: YamlText,
  schema: S,
  file: string,
): Parsed<v.InferOutput<S>> => {
  if (faults.length > 0)
    return { value: null, mistakes: faults.map((fault) => ({ file, ...fault, severity: 'mistake' })) };
  const misplaced = listsForKeys(schema, value);
  if (misplaced.length > 0) return { value: null, mistakes: mistakesAt(file, misplaced, spotOf) };
  const { success, output, issues } = v.safeParse(schema, value);
  return success
    ? { value: output, mistakes: [] }
    : { value: null, mistakes: mistakesAt(file, sentencesOf(schema, issues), spotOf) };
};
