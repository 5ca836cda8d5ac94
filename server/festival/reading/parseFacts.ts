import type * as v from 'valibot';
import type { Named } from '../schema/folder.ts';
import { showFile, type ShowFile } from '../schema/showFile.ts';
import { mistakesAt, valueOf, type Parsed } from './parsed.ts';
import { readYamlText } from './yamlText.ts';

/** Reads a YAML file by its schema. */
export const parseFacts =
  <S extends v.GenericSchema>(schema: S) =>
  (text: string, file: string): Parsed<v.InferOutput<S>> =>
    valueOf(readYamlText(text), schema, file);

/** Reads a YAML file of things by their names, in the order of the file. */
export const parseNamed =
  <Thing>(schema: v.GenericSchema<unknown, Record<string, Thing>>) =>
  (text: string, file: string): Parsed<Named<Thing>> => {
    const yaml = readYamlText(text);
    const { value, mistakes } = valueOf(yaml, schema, file);
    if (value === null) return { value, mistakes };
    const things = new Map(Object.entries(value));
    const lost = yaml.keys
      .filter((key) => !things.has(key))
      .map((key) => ({ path: [key], isKey: true, message: `\`${key}\` has nothing below it` }));
    return {
      value: new Map(
        yaml.keys.flatMap((key) => {
          const thing = things.get(key);
          return thing === undefined ? [] : [[key, thing]];
        }),
      ),
      mistakes: mistakesAt(file, lost, yaml.spotOf),
    };
  };

export const dateWithoutId = 'a date needs an `id`: a name of its own, which it keeps for ever';

/** Reads a show, whose dates need ids. */
export const parseShow = (text: string, file: string): Parsed<ShowFile> => {
  const yaml = readYamlText(text);
  const { value, mistakes } = valueOf(yaml, showFile, file);
  const nameless = (value?.dates ?? []).flatMap(({ id }, at) =>
    id === undefined ? [{ path: ['dates', at], message: dateWithoutId }] : [],
  );
  return { value, mistakes: [...mistakes, ...mistakesAt(file, nameless, yaml.spotOf)] };
};
