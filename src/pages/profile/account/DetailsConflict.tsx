import { useTranslation } from 'react-i18next';
import type { DetailFields } from '#contract/wire/member/profile.ts';
import type { Changes } from '#machines/profileForm/profileForm.machine.ts';
import { Button } from '#src/components/Button.tsx';
import styles from './Account.module.css';
import { useDetailTexts } from './DetailsList.tsx';

interface DetailsConflictProps {
  mine: Changes;
  theirs: DetailFields;
  onKeep: () => void;
  onTake: () => void;
}

const takeFocus = (heading: HTMLElement | null): void => heading?.focus();
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** PRO-02: changes from elsewhere beside the member's own; nothing is lost before the member chooses. */
export function DetailsConflict({ mine, theirs, onKeep, onTake }: DetailsConflictProps) {
  const { t } = useTranslation();
  const texts = useDetailTexts();
  return (
    <>
      <h3 tabIndex={-1} ref={takeFocus}>
        {t('profile.details.conflict.title')}
      </h3>
      <p>{t('profile.details.conflict.text')}</p>
      <table className={styles['versions']}>
        <thead>
          <tr>
            <th scope="col">{t('profile.details.conflict.field')}</th>
            <th scope="col">{t('profile.details.conflict.mine')}</th>
            <th scope="col">{t('profile.details.conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(mine).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{texts.label(name)}</th>
              <td>
                <bdi>{texts.value({ name, value })}</bdi>
              </td>
              <td>
                <bdi>{texts.value({ name, value: textOf(theirs[name]) })}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles['presses']}>
        <Button look="primary" onClick={onKeep}>
          {t('profile.details.conflict.keep')}
        </Button>
        <Button onClick={onTake}>{t('profile.details.conflict.take')}</Button>
      </div>
    </>
  );
}
