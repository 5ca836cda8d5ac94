import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { withDeferredPorts } from '../testing/deferredPorts.ts';
import { registrationExamples } from './registration.examples.ts';
import {
  registrationMachine,
  type RegistrationEvent,
  type RegistrationStart,
} from './registration.machine.ts';

const [submitted, faulty] = registrationExamples['form.submitted'];
const send = { type: 'form.submitted', ...submitted } as const;
const request = { email: 'jo@example.test', token: 'token', uuid: 'uuid', userref: 'userref' };
const mailed = { outcome: 'mailed', request };
const coded = { type: 'code.submitted', code: '012345' } as const;

const open = (input: RegistrationStart = { begins: 'form' }) => {
  const ports = withDeferredPorts(registrationMachine);
  const actor = createActor(ports.machine, { input }).start();
  return {
    ...ports,
    told: () => ports.said.map(({ event }) => event),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    send: (...events: RegistrationEvent[]) => events.forEach((event) => actor.send(event)),
  };
};

describe('PRO-10: the form', () => {
  test('PRO-10: it is posted whole, once, and leads to the code; the password is kept nowhere', async () => {
    const registration = open();
    registration.send(send, send);
    expect(registration.asked.map(({ port, input }) => [port, input])).toEqual([
      ['register', submitted.form],
    ]);
    await registration.answer('register', mailed);
    expect([registration.state(), registration.context().request]).toEqual(['coding', request]);
    expect(JSON.stringify(registration.context())).not.toContain(submitted.form.Password);
    expect(registration.told()).toEqual([{ type: 'request.began', request }]);
  });

  test('PRO-10: what the form lacks is said, and nothing is posted', () => {
    const registration = open();
    registration.send({ type: 'form.submitted', ...faulty });
    expect([registration.state(), registration.context().faults, registration.asked]).toEqual([
      'filling',
      [{ field: 'FullName', code: 'missing' }],
      [],
    ]);
  });

  test('PRO-10: what the server refuses is said at its field', async () => {
    const registration = open();
    const faults = [{ field: 'Password', code: 'common' }];
    registration.send(send);
    await registration.answer('register', { outcome: 'refused', faults });
    expect([registration.state(), registration.context().faults]).toEqual(['filling', faults]);
  });

  test('PRO-11: where registration is closed nothing is posted', () => {
    const registration = open({ begins: 'closed' });
    registration.send(send);
    expect([registration.state(), registration.asked]).toEqual(['closed', []]);
  });
});

describe('PRO-08: the activation', () => {
  test.each<[string, RegistrationStart, RegistrationEvent]>([
    ['a code', { begins: 'code', request }, coded],
    ['a link', { begins: 'link', link: { request, code: '012345' } }, { type: 'link.confirmed' }],
  ])('PRO-08: %s activates, and the request is forgotten', async (_, input, event) => {
    const registration = open(input);
    expect(registration.asked).toEqual([]);
    registration.send(event);
    expect(registration.asked.map(({ input: given }) => given)).toEqual([{ request, code: '012345' }]);
    await registration.answer('validate', { outcome: 'authorized', authorization: 'authorization' });
    expect(registration.asked.at(-1)?.input).toEqual({ request, authorization: 'authorization' });
    await registration.answer('activate', { outcome: 'activated' });
    expect([registration.state(), registration.told()]).toEqual(['activated', [{ type: 'request.ended' }]]);
  });

  test('PRO-08: a wrong code can be given again, also after a link', async () => {
    const registration = open({ begins: 'link', link: { request, code: '012345' } });
    registration.send({ type: 'link.confirmed' });
    await registration.answer('validate', { outcome: 'wrong-code' });
    expect([registration.state(), registration.context().problem]).toEqual(['coding', 'wrong-code']);
  });

  test('PRO-08, PRO-09: a dead or expired request leads to the address, which is kept', async () => {
    const registration = open({ begins: 'code', request });
    registration.send(coded);
    await registration.answer('validate', { outcome: 'ended' });
    const { problem, request: kept } = registration.context();
    expect([registration.state(), problem, kept.email, registration.told()]).toEqual([
      'asking',
      'ended',
      request.email,
      [{ type: 'request.ended' }],
    ]);
  });

  test('PRO-08: where nobody could be asked the link is still good', async () => {
    const registration = open({ begins: 'link', link: { request, code: '012345' } });
    registration.send({ type: 'link.confirmed' });
    await registration.fail('validate', new Error('it broke'));
    expect([registration.state(), registration.context().problem]).toEqual(['linked', 'unavailable']);
  });

  test.each<[string, RegistrationStart, RegistrationEvent]>([
    ['a code', { begins: 'code', request }, coded],
    ['a link', { begins: 'link', link: { request, code: '012345' } }, { type: 'link.confirmed' }],
  ])(
    'PRO-08: where the answer to the activation is lost after %s, another press activates',
    async (_, input, event) => {
      const registration = open(input);
      registration.send(event);
      await registration.answer('validate', { outcome: 'authorized', authorization: 'authorization' });
      await registration.fail('activate', new Error('no answer'));
      expect([registration.state(), registration.context().problem]).toEqual([
        input.begins === 'link' ? 'linked' : 'coding',
        'unavailable',
      ]);
      registration.send(event);
      // The code is good once: it is not given again.
      expect(registration.asked.map(({ port }) => port)).toEqual(['validate', 'activate', 'activate']);
      await registration.answer('activate', { outcome: 'activated' });
      expect(registration.state()).toBe('activated');
    },
  );

  test('PRO-08: what was authorized is of its request alone', async () => {
    const registration = open({ begins: 'code', request });
    registration.send(coded);
    await registration.answer('validate', { outcome: 'authorized', authorization: 'authorization' });
    await registration.fail('activate', new Error('no answer'));
    registration.send(
      { type: 'another.pressed' },
      { type: 'address.submitted', email: request.email, faults: [] },
    );
    await registration.answer('mail', mailed);
    registration.send(coded);
    expect(registration.asked.at(-1)).toMatchObject({ port: 'validate', input: { code: '012345' } });
  });
});
