import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Language } from '#contract/address/language.ts';
import type { Fault } from '#machines/fault.ts';
import { levels, type Level, type locationMachine } from '#machines/location/location.machine.ts';
import { placesQuery, type AccountClient } from '#src/api/member/account.ts';
import forms from '#src/components/Form.module.css';
import { Combobox } from './Combobox.tsx';
import { FieldFault, fieldId, faultProps } from '#src/controls/accountForm/Field.tsx';
import { placesOf } from './location.actor.ts';
import fields from '#src/controls/accountForm/AccountForm.module.css';
import styles from './account.module.css';

export type LocationActor = ActorRefFrom<typeof locationMachine>;
interface LocationFieldsProps {
  actor: LocationActor;
  client: Pick<AccountClient, 'places'>;
  lang: Language;
  faults: readonly Fault[];
}

type Snapshot = SnapshotFrom<typeof locationMachine>;
const valueOf = ({ value }: Snapshot) => value;
const chosenOf = ({ context }: Snapshot) => context.chosen;

/** The note on the next list. */
const says = {
  opening: null,
  listing: 'loading',
  choosing: null,
  failed: 'failed',
  whole: null,
} as const satisfies Record<Snapshot['value'], string | null>;

const autoComplete = { country: 'country-name', province: 'address-level1', city: 'address-level2' } as const;

/** PRO-17: country, province, city; each appears if the one before has any. */
export function LocationFields({ actor, client, lang, faults }: LocationFieldsProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, valueOf);
  const chosen = useSelector(actor, chosenOf);
  const said = says[state];
  const legend = useRef<HTMLLegendElement>(null);
  const retry = () => {
    // The button goes away with its message.
    legend.current?.focus({ preventScroll: true });
    actor.send({ type: 'retry.pressed' });
  };
  // A list below what is chosen is there, or on its way.
  const isAsked = (level: Level): boolean => {
    const above = levels[levels.indexOf(level) - 1];
    return above === undefined || chosen[above] !== '';
  };
  return (
    <fieldset className={styles['location']} data-scope="location" data-state={state}>
      <legend ref={legend} tabIndex={-1}>
        {t('account.places.title')}
      </legend>
      {levels.filter(isAsked).map((level, index, shown) => (
        <LevelField
          key={level}
          {...{ actor, client, lang, level }}
          within={index === 0 ? '' : chosen[levels[index - 1] ?? 'country']}
          chosen={chosen[level]}
          faults={index === shown.length - 1 ? faults : []}
          isLast={index === shown.length - 1}
        />
      ))}
      <FieldFault faults={faults} field="Location" />
      {said === 'loading' && <p role="status">{t('account.places.loading')}</p>}
      {said === 'failed' && (
        <p className={forms['problem']} role="alert">
          {t('account.places.failed')}{' '}
          <button type="button" className={forms['quiet']} onClick={retry}>
            {t('account.places.retry')}
          </button>
        </p>
      )}
      <p className={fields['hint']}>
        {t('account.places.credit')}{' '}
        <a href="https://www.geonames.org/" rel="noopener">
          GeoNames
        </a>{' '}
        (<a href="https://creativecommons.org/licenses/by/4.0/deed">CC BY 4.0</a>)
      </p>
    </fieldset>
  );
}

interface LevelFieldProps extends LocationFieldsProps {
  level: Level;
  within: string;
  chosen: string;
  /** The target of the faults' summary. */
  isLast: boolean;
}

function LevelField({ actor, client, lang, level, within, chosen, faults, isLast }: LevelFieldProps) {
  const { t } = useTranslation();
  // The machine asks for the list to choose from; a choice from before a reload gets its name only here.
  const { data: places = [] } = useQuery({
    ...placesQuery(client, { level: placesOf[level], within, lang }),
    enabled: chosen !== '',
  });
  if (level !== 'country' && places.length === 0) return null;
  return (
    <Combobox
      {...faultProps(faults, 'Location')}
      {...(isLast && { id: fieldId('Location') })}
      // Another place has another list: the typed text goes.
      key={within}
      label={t(`account.places.${level}`)}
      autoComplete={autoComplete[level]}
      places={places}
      chosen={chosen}
      onChoose={(id) => actor.send({ type: 'place.chosen', level, id })}
    />
  );
}
