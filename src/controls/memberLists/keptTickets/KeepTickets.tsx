import type keptTicketsTexts from '#locales/en/keptTickets.json';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { MemberClient } from '#src/api/member/member.ts';
import { canOpenOffline, closeTicketsWorker, openTicketsWorker } from '#src/browser/ticketsWorker.ts';
import { keptTicketsHere } from '#src/storage/keptTickets.ts';
import { provideKeptTickets } from './keptTickets.actor.ts';
import { keptTicketsPictures, type KeptTicketsState } from './keptTickets.picture.ts';
import forms from '#src/components/Form.module.css';
import switches from '#src/components/Switch.module.css';
import styles from './KeepTickets.module.css';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    keptTickets: typeof keptTicketsTexts;
  }
}

/** The member's choice, and a way to change it. */
export interface Keeping {
  state: KeptTicketsState;
  choose: (isOn: boolean) => void;
}

const worker = { canOpenOffline, open: openTicketsWorker, close: closeTicketsWorker };
const stateOf = ({ value }: SnapshotFrom<ReturnType<typeof provideKeptTickets>>) => value;

/** PKT-01: the tickets of a member on this device; as long as it is used, they follow the list of reservations. */
export const useKeptTickets = (client: MemberClient): Keeping => {
  const queryClient = useQueryClient();
  const machine = useMemo(
    () => provideKeptTickets({ client, queryClient, store: keptTicketsHere, worker, now: Date.now }),
    [client, queryClient],
  );
  const actor = useActorRef(machine, { input: { isKept: keptTicketsHere.read() !== null } });
  return {
    state: useSelector(actor, stateOf),
    choose: (isOn) => actor.send({ type: isOn ? 'keeping.chosen' : 'keeping.withdrawn' }),
  };
};

/** PKT-01: the switch, beside a ticket. */
export function KeepTickets({ state, choose }: Keeping) {
  const { t } = useTranslation();
  const said = useId();
  const { isOn, isBusy, isDisabled, problem } = keptTicketsPictures[state];
  return (
    <div className={styles['keeping']} data-scope="keptTickets" data-state={state} data-print="no">
      <button
        type="button"
        role="switch"
        className={switches['switch']}
        aria-checked={isOn}
        aria-busy={isBusy}
        aria-disabled={isDisabled || undefined}
        aria-describedby={said}
        onClick={() => choose(!isOn)}
      >
        <span className={switches['track']} />
        {t('keptTickets.label')}
      </button>
      <p id={said}>{t('keptTickets.says')}</p>
      <p role="alert" className={forms['problem']}>
        {problem !== null && t(`keptTickets.${problem}`)}
      </p>
    </div>
  );
}
