import { expect, test } from 'vitest';
import { assign } from 'xstate';
import { everyMachine } from '../everyMachine.ts';
import { transitionPaths } from '../transitionPaths.ts';
import { recordedPaths } from './expected.ts';

const login = everyMachine.find(({ name }) => name === 'login');
if (!login) throw new Error('There is no login');

const unreached =
  'the login form is open → visitor gives a name and a password → the server cannot be reached with the password';
const placeAtEnd = (paths: ReturnType<typeof transitionPaths>) => {
  const path = paths.find(({ sentence }) => sentence.startsWith(unreached));
  const { value, facts } = path?.steps[1] ?? {};
  return { value, facts };
};

test('TST-04: a chart that forgets to note a failure is walked with the place that its record has', () => {
  const { machine } = login;
  expect(Object.keys(machine.implementations.actions)).toContain('noteUnavailable');
  const broken = { ...login, machine: machine.provide({ actions: { noteUnavailable: assign({}) } }) };
  expect(placeAtEnd(recordedPaths(broken))).toEqual({
    value: 'idle',
    facts: { problem: 'unavailable', isResent: false },
  });
  // Control: the broken chart itself expects nothing of the kind.
  expect(placeAtEnd(transitionPaths(broken))).toEqual({
    value: 'idle',
    facts: { problem: null, isResent: false },
  });
});
