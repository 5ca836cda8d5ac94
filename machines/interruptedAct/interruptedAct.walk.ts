import { settings } from '../settings.ts';
import { walked } from '../testing/walkedMachine.ts';
import { interruptedActExamples, interruptedActInputs } from './interruptedAct.examples.ts';
import { interruptedActMachine } from './interruptedAct.machine.ts';

export const interruptedActWalk = walked({
  machine: interruptedActMachine,
  inputs: interruptedActInputs,
  examples: interruptedActExamples,
  identity: () => ({}),
  delays: { intentLifetime: () => settings.session.intentLifetime },
});
