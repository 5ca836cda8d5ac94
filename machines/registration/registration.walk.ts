import { walked } from '../testing/walkedMachine.ts';
import { registrationExamples, registrationInputs } from './registration.examples.ts';
import { registrationMachine } from './registration.machine.ts';

export const registrationWalk = walked({
  machine: registrationMachine,
  inputs: registrationInputs,
  examples: registrationExamples,
  identity: ({ problem, faults, linkCode, password, proof, isOpen }) => ({
    problem,
    fault: faults[0]?.field ?? null,
    isLinked: linkCode !== '',
    isAuthorized: proof.authorization !== '',
    isHeld: password !== '',
    isOpen,
  }),
  walksEachOnce: true,
  delays: {},
});
