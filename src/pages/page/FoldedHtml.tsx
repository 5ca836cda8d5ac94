import { useActorRef, useSelector } from '@xstate/react';
import { readMoreMachine } from '#machines/readMore/readMore.machine.ts';
import { Html } from '#src/components/Html.tsx';
import { ReadMore } from '#src/components/ReadMore.tsx';

/** A description that folds where it is long: the `readMore` machine (LAY-27). */
export function FoldedHtml({ html }: { html: string }) {
  const actor = useActorRef(readMoreMachine, { input: {} });
  const state = useSelector(actor, (snapshot) => snapshot.value);
  return (
    <ReadMore
      state={state}
      onMeasured={(size) => actor.send({ type: 'measured', size })}
      onToggled={() => actor.send({ type: 'toggled' })}
    >
      <Html html={html} />
    </ReadMore>
  );
}
