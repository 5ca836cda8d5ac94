import { useActorRef, useSelector } from '@xstate/react';
import { readMoreMachine } from '#machines/readMore/readMore.machine.ts';
import { settings } from '#machines/settings.ts';
import { Html } from '#src/components/Html.tsx';
import { ReadMore } from '#src/components/ReadMore.tsx';

/** A description that folds above a height: the `readMore` machine (LAY-27, ARD-03). */
export function FoldedHtml({ html, limit = settings.readMore.limit }: { html: string; limit?: number }) {
  const actor = useActorRef(readMoreMachine, { input: { limit } });
  const state = useSelector(actor, (snapshot) => snapshot.value);
  return (
    <ReadMore
      state={state}
      limit={limit}
      onMeasured={(size) => actor.send({ type: 'measured', size })}
      onToggled={() => actor.send({ type: 'toggled' })}
    >
      <Html html={html} />
    </ReadMore>
  );
}
