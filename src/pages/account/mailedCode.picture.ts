import type { MailedCodeContext } from '#machines/mailedCode/mailedCode.parts.ts';

interface Row<Step extends string> {
  step: Step;
  isBusy: boolean;
}
export const still = <const Step extends string>(step: Step): Row<Step> => ({ step, isBusy: false });
export const busy = <const Step extends string>(step: Step): Row<Step> => ({ step, isBusy: true });

/** The states of `mailedCode`; those that end it are never seen. */
export const codeRows = {
  'code.opening': still('code'),
  'code.linked': still('link'),
  'code.coding': still('code'),
  'code.validating': busy('code'),
  'code.authorized': still('code'),
  'code.ended': still('code'),
  'code.another': still('code'),
} as const;

/** All that a form with a mailed code needs to draw itself. */
export interface MailedPicture<Step extends string = string>
  extends Row<Step>, Pick<MailedCodeContext, 'faults' | 'problem' | 'retryAfter'> {
  /** As the DOM shows it (`data-state`). */
  state: string;
  /** Of the request; '' before there is one. */
  email: string;
}

/** A machine with a mailed code as it is seen. The step of a link that was opened stays until the link is given up. */
export const mailedPicture = <Step extends string>(
  state: string,
  { step, isBusy }: Row<Step>,
  { linkCode, request, faults, problem, retryAfter }: MailedCodeContext,
): MailedPicture<Step | 'link'> => ({
  step: linkCode === '' ? step : 'link',
  isBusy,
  state,
  email: request.email,
  faults,
  problem,
  retryAfter,
});
