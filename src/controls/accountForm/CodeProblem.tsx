import { useTranslation } from 'react-i18next';
import type { CodeProblem } from '#machines/mailedCode/mailedRequest.ts';
import forms from '#src/components/Form.module.css';

export interface ProblemProps {
  problem: CodeProblem | null;
  /** Seconds. */
  retryAfter: number | null;
}
const keys = {
  'wrong-code': 'account.problem.code',
  'wrong-password': 'account.problem.password',
  ended: 'account.problem.ended',
  'too-many': 'account.problem.tooMany',
  unavailable: 'account.problem.unavailable',
} as const satisfies Record<CodeProblem, string>;
const secondsInMinute = 60;

/** The obstacle, and its remedy. */
export function CodeProblemText({
  problem,
  retryAfter,
  id = 'account-problem',
  ended,
}: ProblemProps & {
  id?: string;
  /** The remedy for an ended request; by default, to give the address again. */
  ended?: string;
}) {
  const { t } = useTranslation();
  if (problem === null) return null;
  const wordsOf = (): string => {
    if (problem === 'too-many' && retryAfter !== null)
      return t('account.problem.tooManyWait', { minutes: Math.ceil(retryAfter / secondsInMinute) });
    return problem === 'ended' && ended !== undefined ? ended : t(keys[problem]);
  };
  return (
    <p className={forms['problem']} id={id} role="alert">
      {wordsOf()}
    </p>
  );
}
