import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { withDeferredPorts } from '../testing/deferredPorts.ts';
import { passwordResetMachine, type ResetEvent, type ResetStart } from './passwordReset.machine.ts';

const request = { email: 'camille@example.test', token: 'token', uuid: 'uuid', userref: 'userref' };
const asked = { type: 'address.submitted', email: request.email, faults: [] } as const;
const coded = { type: 'code.submitted', code: '012345' } as const;
const chosen = { type: 'password.submitted', password: 'a long enough one', faults: [] } as const;
const authorized = { outcome: 'authorized', code: '012345', authorization: 'proof' };

const open = (input: ResetStart = { begins: 'asking' }) => {
  const ports = withDeferredPorts(passwordResetMachine);
  const actor = createActor(ports.machine, { input }).start();
  return {
    ...ports,
    told: () => ports.said.map(({ event }) => event),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    send: (...events: ResetEvent[]) => events.forEach((event) => actor.send(event)),
  };
};

describe('PRO-09: a forgotten password', () => {
  test('PRO-09: address, code, password, done; each call has what the ones before were told', async () => {
    const reset = open();
    reset.send(asked, asked);
    await reset.answer('mail', { outcome: 'mailed', request });
    reset.send(coded);
    await reset.answer('validate', authorized);
    reset.send(chosen, chosen);
    expect(JSON.stringify(reset.context())).not.toContain(chosen.password);
    await reset.answer('finalize', { outcome: 'done' });
    expect([reset.state(), reset.asked]).toEqual([
      'done',
      [
        { port: 'mail', input: { email: request.email } },
        { port: 'validate', input: { request, code: coded.code } },
        {
          port: 'finalize',
          input: { request, proof: { code: coded.code, authorization: 'proof' }, password: chosen.password },
        },
      ],
    ]);
    expect(reset.told()).toEqual([{ type: 'request.began', request }, { type: 'request.ended' }]);
    expect(reset.context()).toMatchObject({ linkCode: '', proof: { code: '', authorization: '' } });
  });

  test('PRO-09: a dead or expired request leads back to the address, which is kept', async () => {
    const reset = open({ begins: 'code', request });
    reset.send(coded);
    await reset.answer('validate', { outcome: 'ended' });
    const { problem, request: kept } = reset.context();
    expect([reset.state(), problem, kept.email]).toEqual(['asking', 'ended', request.email]);
  });

  test('PRO-09: a request that ends before the password was set leads back, too, and its proof is forgotten', async () => {
    const reset = open({ begins: 'code', request });
    reset.send(coded);
    await reset.answer('validate', authorized);
    reset.send(chosen);
    await reset.answer('finalize', { outcome: 'ended' });
    const { problem, request: kept, proof } = reset.context();
    expect([reset.state(), problem, kept.email, proof.authorization]).toEqual([
      'asking',
      'ended',
      request.email,
      '',
    ]);
  });

  test('PRO-05: another code is another request: nothing is told of the wrong one, and it is kept no longer', async () => {
    const reset = open({ begins: 'code', request });
    reset.send(coded);
    await reset.answer('validate', { outcome: 'wrong-code' });
    reset.send({ type: 'another.pressed' });
    expect([reset.state(), reset.context().problem, reset.told()]).toEqual([
      'asking',
      null,
      [{ type: 'request.ended' }],
    ]);
  });

  test('PRO-09: an address that the server refused loses its fault with the next try', async () => {
    const reset = open();
    reset.send(asked);
    const faults = [{ field: 'Email', code: 'malformed' }];
    await reset.answer('mail', { outcome: 'refused', faults });
    const refused = [reset.state(), reset.context().faults];
    reset.send(asked);
    expect([refused, [reset.state(), reset.context().faults]]).toEqual([
      ['asking', faults],
      ['mailing', []],
    ]);
  });

  test('PRO-06: a mailed link is used when somebody presses, and not before', async () => {
    const reset = open({ begins: 'link', link: { request, code: '012345' } });
    expect([reset.state(), reset.asked]).toEqual([{ code: 'linked' }, []]);
    reset.send({ type: 'link.confirmed' });
    await reset.fail('validate', new Error('it broke'));
    expect([reset.state(), reset.context().problem]).toEqual([{ code: 'linked' }, 'unavailable']);
    reset.send({ type: 'link.confirmed' });
    await reset.answer('validate', authorized);
    expect([reset.state(), reset.context().linkCode]).toEqual(['choosing', '']);
  });

  test('PRO-06: a link whose code is wrong leads to the form of the code, for good', async () => {
    const reset = open({ begins: 'link', link: { request, code: '012345' } });
    reset.send({ type: 'link.confirmed' });
    await reset.answer('validate', { outcome: 'wrong-code' });
    const at = () => [reset.state(), reset.context().problem, reset.context().linkCode];
    const wrong = at();
    reset.send(coded);
    await reset.answer('validate', { outcome: 'too-many', retryAfter: 60 });
    expect([wrong, at()]).toEqual([
      [{ code: 'coding' }, 'wrong-code', ''],
      [{ code: 'coding' }, 'too-many', ''],
    ]);
  });

  test('PRO-07: a password that is too short is not sent; one that the server refuses can be chosen anew', async () => {
    const reset = open({ begins: 'code', request });
    reset.send(coded);
    await reset.answer('validate', authorized);
    const faults = [{ field: 'Password', code: 'too-short' }] as const;
    reset.send({ ...chosen, faults });
    expect([reset.state(), reset.context().faults]).toEqual(['choosing', faults]);
    reset.send(chosen);
    const common = [{ field: 'Password', code: 'common' }];
    await reset.answer('finalize', { outcome: 'refused', faults: common });
    expect([reset.state(), reset.context().faults]).toEqual(['choosing', common]);
  });
});
