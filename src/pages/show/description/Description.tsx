import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useId, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Language } from '#contract/address/language.ts';
import { readMoreMachine } from '#machines/readMore/readMore.machine.ts';
import { settings } from '#machines/settings.ts';
import { Html } from '#src/components/Html.tsx';
import { ReadMoreButton } from '#src/components/ReadMoreButton.tsx';
import { foldText } from './foldText.ts';
import styles from './Description.module.css';

const limit = settings.readMore.characters;
const valueOf = (state: SnapshotFrom<typeof readMoreMachine>) => state.value;

/**
 * SHW-05: the description, folded after 600 characters if a script can unfold it: the `readMore` machine. `lang` is its language
 * where it is not the page's.
 */
export function Description({ html, lang }: { html: string; lang?: Language | undefined }) {
  const id = useId();
  const { html: marked, length } = useMemo(() => foldText(html, limit), [html]);
  const actor = useActorRef(readMoreMachine, { input: { limit, size: length } });
  const state = useSelector(actor, valueOf);
  // The text may change while it is shown: with the language, or by an editor.
  const measure = useCallback(
    (text: HTMLDivElement | null) => {
      if (text) actor.send({ type: 'content.measured', size: length });
    },
    [actor, length],
  );
  return (
    <div className={styles['description']} data-scope="readMore" data-state={state}>
      <div id={id} ref={measure} lang={lang}>
        <Html html={marked} />
      </div>
      <ReadMoreButton state={state} controls={id} onToggled={() => actor.send({ type: 'content.toggled' })} />
    </div>
  );
}
