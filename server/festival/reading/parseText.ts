import type * as v from 'valibot';
import { festivalLimits } from '../limits.ts';
import type { Mistake } from '../mistake.ts';
import { headAndBody } from './headAndBody.ts';
import { valueOf, type Parsed } from './parsed.ts';
import { start, type Place } from './place.ts';
import { readYamlText, type YamlText } from './yamlText.ts';

export interface TextInOneLanguage<Head> {
  head: Head;
  body: string;
}

/** The head's YAML, with positions in the whole file: it begins on the second line. */
export const readHead = (head: string): YamlText => {
  const yaml = readYamlText(head);
  return {
    ...yaml,
    faults: yaml.faults.map((fault) => ({ ...fault, line: fault.line + 1 })),
    spotOf: (place: Place) => {
      const spot = yaml.spotOf(place);
      return { ...spot, line: spot.line + 1 };
    },
  };
};

const spoilt = (file: string, message: string): { value: null; mistakes: Mistake[] } => ({
  value: null,
  mistakes: [{ file, ...start, severity: 'mistake', message }],
});

/** Reads a Markdown file: its head by a schema, and the text below as written. */
export const parseText =
  <S extends v.GenericSchema>(schema: S) =>
  (text: string, file: string): Parsed<TextInOneLanguage<v.InferOutput<S>>> => {
    if (text.length > festivalLimits.textLetters)
      return spoilt(file, `has more than ${festivalLimits.textLetters / 1024} thousand letters`);
    const parts = headAndBody(text);
    if (parts === null) return spoilt(file, 'needs a head: a line ---, then title: …, then a line ---');
    const { value, mistakes } = valueOf(readHead(parts.head), schema, file);
    return { value: mistakes.length > 0 ? null : { head: value, body: parts.body }, mistakes };
  };
