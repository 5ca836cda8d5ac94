import { walked } from '../testing/walkedMachine.ts';
import { newsletterExamples, newsletterInputs } from './newsletter.examples.ts';
import { newsletterMachine } from './newsletter.machine.ts';

export const newsletterWalk = walked({
  machine: newsletterMachine,
  inputs: newsletterInputs,
  examples: newsletterExamples,
  identity: ({ problem }, value) => (value === 'invalid' || value === 'failed' ? { problem } : {}),
  delays: {},
});
