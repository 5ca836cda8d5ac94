import { useTranslation } from 'react-i18next';
import { pairPath } from '#contract/address/pairs.ts';
import type { LoginProblem } from '#machines/login/login.setup.ts';
import styles from '#src/components/Form.module.css';
import { useLanguage } from '#src/i18n/language.ts';

export interface ProblemProps {
  /** Of the text, the description of a field. */
  id: string;
  problem: LoginProblem | null;
  triesLeft: number;
  /** Seconds. */
  retryAfter: number | null;
  /** The server's own words (SES-11). */
  words: string;
}

const keys = {
  'wrong-credentials': 'login.problem.credentials',
  'wrong-code': 'login.problem.code',
  'too-many': 'login.problem.tooMany',
  refused: 'login.problem.refused',
  unavailable: 'login.problem.unavailable',
} as const satisfies Record<LoginProblem, string>;

const secondsInMinute = 60;

/** SES-11: the obstacle, and its remedy; a new password by mail has limits of its own. */
export function Problem({ id, problem, triesLeft, retryAfter, words }: ProblemProps) {
  const { t } = useTranslation();
  const lang = useLanguage();
  if (problem === null) return null;
  const textOf = (): string => {
    if (words !== '') return words;
    return problem === 'too-many' && retryAfter !== null
      ? t('login.problem.tooManyWait', { minutes: Math.ceil(retryAfter / secondsInMinute) })
      : t(keys[problem], { tries: triesLeft });
  };
  return (
    <p id={id} className={styles['problem']} role="alert">
      {textOf()}
      {problem === 'too-many' && words === '' && (
        <>
          {' '}
          {t('login.problem.noWait')}{' '}
          <a href={pairPath('reset-password', lang)} rel="nofollow">
            {t('login.problem.newPassword')}
          </a>
        </>
      )}
    </p>
  );
}
