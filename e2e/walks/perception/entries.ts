import { filled } from '#e2e/site/words.ts';
import { control, type Perceived } from './perceived.ts';

interface EntriesOptions {
  /** How many, in words, and the way on. */
  words: { readonly count_one: string; readonly count_other: string; readonly more: string };
  /** In place of a list that ends before. */
  beyond: { readonly text: string; readonly back: string };
  total: number;
  /** Of a page; each asks for one more. */
  size: number;
  /** How many come before the last page. */
  offset: number;
  /** The list ends before. */
  isFar: boolean;
}

/** The part of a long list that all of them have: the count, a link an entry, and the way on as long as there are more. */
export const entriesOf = ({
  words,
  beyond,
  total,
  size,
  offset,
  isFar,
}: EntriesOptions): Required<Pick<Perceived, 'controls' | 'statuses'>> => {
  const count = filled(words[total === 1 ? 'count_one' : 'count_other'], { count: total });
  if (isFar)
    return { controls: [control('link', beyond.back)], statuses: [count, beyond.text + beyond.back] };
  const shown = Math.min(total, offset + size);
  const entries = Array.from({ length: shown }, () => control('link', /./));
  return { controls: shown < total ? [...entries, control('link', words.more)] : entries, statuses: [count] };
};
