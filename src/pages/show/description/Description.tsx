import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { readMoreMachine } from '#machines/readMore/readMore.machine.ts';
import { settings } from '#machines/settings.ts';
import { Button } from '#src/components/Button.tsx';
import { Html } from '#src/components/Html.tsx';
import { foldText } from './foldText.ts';
import styles from './Description.module.css';

const limit = settings.readMore.characters;
const valueOf = (state: SnapshotFrom<typeof readMoreMachine>) => state.value;

/** SHW-05: the description, folded after 600 characters if a script can unfold it: the `readMore` machine. */
export function Description({ html }: { html: string }) {
  const { t } = useTranslation();
  const id = useId();
  const folded = useMemo(() => foldText(html, limit), [html]);
  const actor = useActorRef(readMoreMachine, { input: { limit, size: folded.length } });
  const state = useSelector(actor, valueOf);
  const { length } = folded;
  // The text may change while it is shown: with the language, or by an editor.
  const measure = useCallback(
    (text: HTMLDivElement | null) => {
      if (text) actor.send({ type: 'measured', size: length });
    },
    [actor, length],
  );
  return (
    <div className={styles['description']} data-scope="readMore" data-state={state}>
      <div id={id} ref={measure}>
        <Html html={folded.html} />
      </div>
      {state !== 'short' && (
        <Button
          aria-expanded={state === 'expanded'}
          aria-controls={id}
          onClick={() => actor.send({ type: 'toggled' })}
        >
          {t(state === 'expanded' ? 'layout.readMore.less' : 'layout.readMore.more')}
        </Button>
      )}
    </div>
  );
}
