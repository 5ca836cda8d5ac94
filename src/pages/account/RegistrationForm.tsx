import { useActorRef } from '@xstate/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import type { Fault } from '#machines/fault.ts';
import type { RegistrationForm as Form } from '#machines/registration/registration.machine.ts';
import type { AccountClient } from '#src/api/member/account.ts';
import { Button } from '#src/components/Button.tsx';
import { textOf } from '#src/controls/login/formText.ts';
import forms from '#src/components/Form.module.css';
import { CodeProblemText, type ProblemProps } from '#src/controls/accountForm/CodeProblem.tsx';
import { Faults } from '#src/controls/accountForm/Faults.tsx';
import { Field } from '#src/controls/accountForm/Field.tsx';
import {
  emailFaults,
  locationFaults,
  nameFaults,
  passwordFaults,
} from '#src/controls/accountForm/formFaults.ts';
import { useOurBounds } from '#src/session/additions.ts';
import { LocationFields } from './LocationFields.tsx';
import { provideLocation } from './location.actor.ts';
import { NewPassword } from '#src/controls/accountForm/NewPassword.tsx';
import { noDraft, type DraftStore } from './registration.draft.ts';

interface RegistrationFormProps extends ProblemProps {
  client: Pick<AccountClient, 'places'>;
  lang: Language;
  faults: readonly Fault[];
  isBusy: boolean;
  /** False in the server's HTML. */
  isLive: boolean;
  /** The draft typed before, in this tab. */
  drafts: Pick<DraftStore, 'keep' | 'read'>;
  /** Of an ended request; '' without one. */
  email: string;
  onSubmit: (form: Form, faults: readonly Fault[]) => void;
  onCorrected: (field: Fault['field']) => void;
}

/** PRO-10: name, address, location and password. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { client, lang, faults, isBusy, isLive, drafts, email, onSubmit, onCorrected, ...problem } = props;
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const hasOurBounds = useOurBounds() === true;
  const [draft] = useState(() => (isLive ? drafts.read() : noDraft));
  const machine = useMemo(() => provideLocation(client, queryClient, lang), [client, queryClient, lang]);
  const location = useActorRef(machine, { input: { chosen: draft.Location } });

  const read = (): Form => {
    const given = new FormData(form.current ?? undefined);
    return {
      FullName: textOf(given, 'FullName').trim(),
      Email: textOf(given, 'Email').trim(),
      Location: location.getSnapshot().context.chosen,
      Password: textOf(given, 'Password'),
    };
  };
  const keep = (): void => {
    const { Password: _, ...typed } = read();
    drafts.keep(typed);
  };
  const faultsIn = (given: Form): readonly Fault[] => [
    ...nameFaults(given.FullName),
    ...emailFaults(given.Email),
    ...locationFaults(location.getSnapshot().matches('whole')),
    ...passwordFaults(given.Password, hasOurBounds),
  ];
  /** Only the changed field: another may have a fault that the server alone knows. */
  const correct = (changed: string): void => {
    const fault = faults.find(({ field }) => field === changed);
    if (fault && faultsIn(read()).every(({ field }) => field !== changed)) onCorrected(fault.field);
  };
  // A choice fires no input event of the form.
  useEffect(() => {
    let { chosen } = location.getSnapshot().context;
    const choices = location.subscribe(({ context }) => {
      correct('Location');
      if (context.chosen === chosen) return;
      ({ chosen } = context);
      keep();
    });
    return () => choices.unsubscribe();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = read();
    onSubmit(given, faultsIn(given));
  };
  return (
    <form
      ref={form}
      className={forms['form']}
      method="post"
      onSubmit={submit}
      onInput={({ target }) => {
        keep();
        if (target instanceof HTMLInputElement) correct(target.name);
      }}
      aria-busy={isBusy}
      noValidate
    >
      <Faults faults={faults} />
      <CodeProblemText {...problem} ended={t('account.register.ended')} />
      <Field
        field="FullName"
        label={t('account.name')}
        faults={faults}
        type="text"
        autoComplete="name"
        defaultValue={draft.FullName}
      />
      <Field
        field="Email"
        label={t('account.email')}
        faults={faults}
        type="email"
        autoComplete="username"
        spellCheck={false}
        defaultValue={draft.Email || email}
      />
      <LocationFields actor={location} client={client} lang={lang} faults={faults} />
      <NewPassword faults={faults} />
      <Button type="submit" look="primary" disabled={!isLive} aria-disabled={isBusy}>
        {t(isBusy ? 'account.busy' : 'account.register.submit')}
      </Button>
    </form>
  );
}
