import { Fragment } from 'react';
import type { Words } from '../words.ts';
import { NowLine, type Now } from './NowLine.tsx';
import type { Part } from './stretches.ts';
import { TimeGroup } from './TimeGroup.tsx';

interface PartsProps {
  parts: readonly Part[];
  words: Words;
  /** Above the fold: the pictures of the first part load at once. */
  isUrgent: boolean;
  /** The place of the present moment: before one of the parts. */
  now?: { told: Now; before: Part } | null;
}

/** The shows of a stretch of a long day. */
export function Parts({ parts, words, isUrgent, now = null }: PartsProps) {
  return parts.map((part, position) => (
    <Fragment key={part.time}>
      {part === now?.before && <NowLine now={now.told} />}
      <TimeGroup time={part.time} shows={part.tiles} words={words} isUrgent={isUrgent && position === 0} />
    </Fragment>
  ));
}
