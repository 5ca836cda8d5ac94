import { Fragment } from 'react';
import { partsOf } from '../highlight.ts';

/** A text with its matches marked. */
export function Highlight({ marked }: { marked: string }) {
  return partsOf(marked).map(({ text, isFound }, place) =>
    isFound ? <mark key={place}>{text}</mark> : <Fragment key={place}>{text}</Fragment>,
  );
}
