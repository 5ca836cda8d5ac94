import { walked } from '../testing/walkedMachine.ts';
import { deviceSessionsExamples, deviceSessionsInputs } from './deviceSessions.examples.ts';
import { deviceSessionsMachine } from './deviceSessions.machine.ts';

export const deviceSessionsWalk = walked({
  machine: deviceSessionsMachine,
  inputs: deviceSessionsInputs,
  examples: deviceSessionsExamples,
  identity: ({ id }) => ({ isOne: id !== null }),
  delays: {},
});
