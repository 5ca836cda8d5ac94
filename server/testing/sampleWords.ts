import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { WordsOfFestival } from '#contract/words.ts';
import { festivalFile } from '../festival/schema/festivalFile.ts';
import { inBoth } from '../festival/values/languages.ts';
import { wordsIn } from '../festival/values/words.ts';
import { sampleDirectory } from '../sample/sampleFolder.ts';

const file = readFileSync(join(sampleDirectory, 'festival.yaml'), 'utf8');
const { words } = v.parse(v.object({ words: festivalFile.entries.words }), parse(file));

/** For tests: the sample's own words. */
export const sampleWords: WordsOfFestival = inBoth((lang) => wordsIn(words, lang));
