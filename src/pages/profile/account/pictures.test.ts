import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { deviceSessionsMachine } from '#machines/deviceSessions/deviceSessions.machine.ts';
import { passwordChangeMachine } from '#machines/passwordChange/passwordChange.machine.ts';
import { profileFormMachine } from '#machines/profileForm/profileForm.machine.ts';
import { devicesPicture } from './deviceSessions.picture.ts';
import { passwordPicture } from './passwordChange.picture.ts';
import { detailsPicture } from './profileForm.picture.ts';

test('PRO-02: the list, the form, or what is in conflict, by the state of the details', () => {
  const { context } = createActor(profileFormMachine).getSnapshot();
  const states = ['viewing', 'editing', 'saving', 'refused', 'failed', 'conflict', 'saved'] as const;
  const seen = states.map((value) => {
    const picture = detailsPicture(profileFormMachine.resolveState({ value, context }));
    const { state, shows, isBusy, isSaved, hasFailed } = picture;
    return [state, shows, { isBusy, isSaved, hasFailed }];
  });
  const quiet = { isBusy: false, isSaved: false, hasFailed: false };
  expect(seen).toEqual([
    ['viewing', 'list', quiet],
    ['editing', 'form', quiet],
    ['saving', 'form', { ...quiet, isBusy: true }],
    ['refused', 'form', quiet],
    ['failed', 'form', { ...quiet, hasFailed: true }],
    ['conflict', 'conflict', quiet],
    ['saved', 'list', { ...quiet, isSaved: true }],
  ]);
});

test('PRO-04: the form of the password until it is changed', () => {
  const { context } = createActor(passwordChangeMachine).getSnapshot();
  const states = ['editing', 'saving', 'changed'] as const;
  expect(
    states.map((value) => passwordPicture(passwordChangeMachine.resolveState({ value, context }))),
  ).toEqual([
    { state: 'editing', shows: 'form', isBusy: false, ...context },
    { state: 'saving', shows: 'form', isBusy: true, ...context },
    { state: 'changed', shows: 'done', isBusy: false, ...context },
  ]);
});

test('Security: what became of a session that is to end', () => {
  const { context } = createActor(deviceSessionsMachine).getSnapshot();
  const states = ['idle', 'ending', 'ended', 'failed'] as const;
  expect(
    states.map((value) => devicesPicture(deviceSessionsMachine.resolveState({ value, context }))),
  ).toEqual([
    { state: 'idle', isBusy: false, outcome: null },
    { state: 'ending', isBusy: true, outcome: null },
    { state: 'ended', isBusy: false, outcome: 'ended' },
    { state: 'failed', isBusy: false, outcome: 'failed' },
  ]);
});
