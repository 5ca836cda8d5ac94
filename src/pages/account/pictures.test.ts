import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';
import { registrationMachine } from '#machines/registration/registration.machine.ts';
import { resetPicture } from './passwordReset.picture.ts';
import { registrationPicture } from './registration.picture.ts';

const request = { email: 'jo@example.test', token: '1.a', uuid: 'u', userref: 'r' };
const quiet = { email: request.email, faults: [], problem: null, retryAfter: null };
const seen = (state: string, step: string, isBusy = false) => ({ state, step, isBusy, ...quiet });

test('PRO-08: the step of a registration in each of its states, and whether it waits for an answer', () => {
  const begun = createActor(registrationMachine, { input: { begins: 'code', request, isOpen: true } });
  const { context } = begun.getSnapshot();
  const at = (value: Parameters<typeof registrationMachine.resolveState>[0]['value'], facts: object = {}) =>
    registrationPicture(registrationMachine.resolveState({ value, context: { ...context, ...facts } }));
  expect([
    at('closed'),
    at('waiting'),
    at('filling'),
    at('registering'),
    at({ code: 'coding' }),
    at({ code: 'validating' }),
    at('proving'),
    at('activating', { password: 'sesame' }),
    at('activating'),
    at('repeating'),
    at('paused'),
    at('activated'),
    at('entered'),
    at({ code: 'linked' }, { linkCode: '012345' }),
    at('activating', { linkCode: '012345' }),
  ]).toEqual([
    seen('closed', 'closed'),
    seen('waiting', 'waiting'),
    seen('filling', 'form'),
    seen('registering', 'form', true),
    seen('code.coding', 'code'),
    seen('code.validating', 'code', true),
    seen('proving', 'password'),
    seen('activating', 'code', true),
    seen('activating', 'password', true),
    seen('repeating', 'code'),
    seen('paused', 'code'),
    seen('activated', 'activated'),
    seen('entered', 'entered'),
    seen('code.linked', 'link'),
    seen('activating', 'link', true),
  ]);
});

test('PRO-09: the step of a new password in each of its states, and whether it waits for an answer', () => {
  const { context } = createActor(passwordResetMachine, { input: { begins: 'code', request } }).getSnapshot();
  const at = (value: Parameters<typeof passwordResetMachine.resolveState>[0]['value']) =>
    resetPicture(passwordResetMachine.resolveState({ value, context }));
  expect([
    at('asking'),
    at('mailing'),
    at({ code: 'coding' }),
    at({ code: 'validating' }),
    at('choosing'),
    at('finalizing'),
    at('done'),
  ]).toEqual([
    seen('asking', 'address'),
    seen('mailing', 'address', true),
    seen('code.coding', 'code'),
    seen('code.validating', 'code', true),
    seen('choosing', 'password'),
    seen('finalizing', 'password', true),
    seen('done', 'done'),
  ]);
});
