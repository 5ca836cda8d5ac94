import { walked } from '../testing/walkedMachine.ts';
import { newsletterSwitchExamples, newsletterSwitchInputs } from './newsletterSwitch.examples.ts';
import { newsletterSwitchMachine } from './newsletterSwitch.machine.ts';

export const newsletterSwitchWalk = walked({
  machine: newsletterSwitchMachine,
  inputs: newsletterSwitchInputs,
  examples: newsletterSwitchExamples,
  identity: ({ subscribed }, value) => (value === 'saving' ? { subscribed } : {}),
  delays: {},
});
