import { useActorRef, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { readMoreMachine } from '#machines/readMore/readMore.machine.ts';
import { settings } from '#machines/settings.ts';
import type { Language } from '#contract/address/language.ts';
import { Html } from '#src/components/Html.tsx';
import { ReadMore } from '#src/components/ReadMore.tsx';

const valueOf = ({ value }: SnapshotFrom<typeof readMoreMachine>) => value;

interface FoldedHtmlProps {
  html: string;
  /** Its language where it is not the page's. */
  lang?: Language | undefined;
  limit?: number;
}

/** A description that folds where it is higher than a limit: the `readMore` machine (LAY-27, ARD-03). */
export function FoldedHtml({ html, lang, limit = settings.readMore.limit }: FoldedHtmlProps) {
  const actor = useActorRef(readMoreMachine, { input: { limit } });
  const state = useSelector(actor, valueOf);
  return (
    <ReadMore
      state={state}
      limit={limit}
      onMeasured={(size) => actor.send({ type: 'content.measured', size })}
      onToggled={() => actor.send({ type: 'content.toggled' })}
    >
      <Html {...{ html, lang }} />
    </ReadMore>
  );
}
