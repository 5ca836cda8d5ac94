import { useTranslation } from 'react-i18next';
import type { AddressProblem, SendingProblem } from '#machines/newsletter/newsletter.machine.ts';
import { newsletterPictures, type NewsletterState } from './newsletter.picture.ts';

interface NewsletterSaidProps {
  state: NewsletterState;
  problem: AddressProblem | SendingProblem | null;
  /** Whether the list is external, and answers in a tab of its own. */
  isExternal: boolean;
}

/** LAY-34: the areas for failure and success; they are there before their messages. */
export function NewsletterSaid({ state, problem, isExternal }: NewsletterSaidProps) {
  const { t } = useTranslation();
  const { saysProblem, well } = newsletterPictures[state];
  const wellSaid = { sending: 'sending', subscribed: isExternal ? 'handedOn' : 'mailed' } as const;
  return (
    <>
      <p role="alert">{saysProblem && problem !== null && t(`layout.newsletter.${problem}`)}</p>
      <p role="status">{well !== null && t(`layout.newsletter.${wellSaid[well]}`)}</p>
    </>
  );
}
