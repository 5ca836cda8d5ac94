import type buyPopupTexts from '#locales/en/buyPopup.json';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { buyPopupMachine } from '#machines/buyPopup/buyPopup.machine.ts';
import { Popup } from '#src/components/Popup.tsx';
import { steps, type StepProps } from './steps.tsx';
import type { BuyPopupControl } from './useBuyPopup.ts';
import styles from './BuyPopup.module.css';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    buyPopup: typeof buyPopupTexts;
  }
}

const valueOf = (state: SnapshotFrom<typeof buyPopupMachine>) => state.value;

/** Each step starts at its beginning: the pressed button is gone. */
const takeFocus = (step: HTMLDivElement | null): void => step?.focus();

/** The BUY NOW popup (BUY-01…BUY-06). */
export function BuyPopup({
  control: { actor, wantTicket },
  ...places
}: { control: BuyPopupControl } & Omit<StepProps, 'send' | 'wantTicket'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, valueOf);
  const Step = steps[state];
  return (
    <div data-scope="buyPopup" data-state={state} hidden={Step === null}>
      <Popup
        open={Step !== null}
        onDismiss={() => actor.send({ type: 'popup.dismissed' })}
        label={t('buyPopup.title')}
        placement="sheet"
      >
        {Step && (
          <div key={state} className={styles['step']} tabIndex={-1} ref={takeFocus}>
            <Step {...places} send={actor.send} wantTicket={wantTicket} />
          </div>
        )}
      </Popup>
    </div>
  );
}
