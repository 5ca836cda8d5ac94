import { settings } from '../settings.ts';
import { walked } from '../testing/walkedMachine.ts';
import { buyPopupExamples, buyPopupInputs } from './buyPopup.examples.ts';
import { buyPopupMachine } from './buyPopup.machine.ts';

export const buyPopupWalk = walked({
  machine: buyPopupMachine,
  inputs: buyPopupInputs,
  examples: buyPopupExamples,
  identity: ({ isMember }) => ({ isMember }),
  delays: { redirectDelay: () => settings.buyPopup.redirectDelay },
});
