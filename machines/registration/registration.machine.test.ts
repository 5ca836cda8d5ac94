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
const chosen = submitted.form.Password;
const given = { type: 'password.submitted', password: chosen } as const;
const reloaded: RegistrationStart = { begins: 'code', request, isOpen: true };
const linked: RegistrationStart = { begins: 'link', link: { request, code: '012345' }, isOpen: true };
const right = { outcome: 'authorized', code: '012345', authorization: 'authorization' };
/** The machine's memory, as text: nothing of it is in a storage. */
const memoryOf = ({ context }: { context: () => object }): string => JSON.stringify(context());

const open = (input: RegistrationStart = { begins: 'form', isOpen: true }) => {
  const ports = withDeferredPorts(registrationMachine);
  const actor = createActor(ports.machine, { input }).start();
  const entered: string[] = [];
  actor.on('entered', ({ memberId }) => entered.push(memberId));
  return {
    ...ports,
    entered,
    told: () => ports.said.map(({ event }) => event),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    send: (...events: RegistrationEvent[]) => events.forEach((event) => actor.send(event)),
  };
};

describe('PRO-10: the form', () => {
  test('PRO-10: it is posted whole, once, and leads to the code; of the request nothing is kept that tells the password', async () => {
    const registration = open();
    registration.send(send, send);
    expect(registration.asked.map(({ port, input }) => [port, input])).toEqual([
      ['register', submitted.form],
    ]);
    await registration.answer('register', mailed);
    expect([registration.state(), registration.context().request]).toEqual([{ code: 'coding' }, request]);
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

  test('PRO-19: a corrected field loses its fault, and no other does; nothing is posted', () => {
    const registration = open();
    const [name, password] = [
      { field: 'FullName', code: 'missing' },
      { field: 'Password', code: 'missing' },
    ] as const;
    registration.send({ ...send, faults: [name, password] });
    registration.send(
      { type: 'field.corrected', field: 'FullName' },
      { type: 'field.corrected', field: 'Email' },
    );
    expect([registration.state(), registration.context().faults, registration.asked]).toEqual([
      'filling',
      [password],
      [],
    ]);
  });

  test('PRO-10: what the server refuses is said at its field', async () => {
    const registration = open();
    const faults = [{ field: 'Password', code: 'common' }];
    registration.send(send);
    await registration.answer('register', { outcome: 'refused', faults });
    expect([registration.state(), registration.context().faults]).toEqual(['filling', faults]);
    expect(memoryOf(registration)).not.toContain(chosen);
  });

  test('PRO-11: where registration is closed nothing is posted', () => {
    const registration = open({ begins: 'form', isOpen: false });
    registration.send(send);
    expect([registration.state(), registration.asked]).toEqual(['closed', []]);
  });
});

describe('PRO-08: the activation', () => {
  const register = async () => {
    const registration = open();
    registration.send(send);
    await registration.answer('register', mailed);
    return registration;
  };

  test('PRO-08: the tab in which the password was chosen gives it by itself, and forgets it with the request', async () => {
    const registration = await register();
    registration.send(coded);
    await registration.answer('validate', right);
    expect(registration.asked.slice(1)).toEqual([
      { port: 'validate', input: { request, code: '012345' } },
      { port: 'activate', input: { request, authorization: 'authorization', password: chosen } },
    ]);
    await registration.answer('activate', { outcome: 'done' });
    expect([registration.state(), registration.told().at(-1)]).toEqual([
      'activated',
      { type: 'request.ended' },
    ]);
    expect(memoryOf(registration)).not.toContain(chosen);
  });

  test('SES-04: where the activation has begun a session its member is told of, once', async () => {
    const registration = await register();
    registration.send(coded);
    await registration.answer('validate', right);
    await registration.answer('activate', { outcome: 'entered', memberId: 'jo' });
    expect([registration.state(), registration.entered, registration.told().at(-1)]).toEqual([
      'entered',
      ['jo'],
      { type: 'request.ended' },
    ]);
    expect(memoryOf(registration)).not.toContain(chosen);
  });

  test('PRO-08: a page that was loaded anew asks for the password, once the code is right', async () => {
    const registration = open(reloaded);
    registration.send(coded);
    await registration.answer('validate', right);
    expect([registration.state(), registration.asked.length]).toEqual(['proving', 1]);
    registration.send(given);
    expect(registration.asked.at(-1)).toEqual({
      port: 'activate',
      input: { request, authorization: 'authorization', password: chosen },
    });
    await registration.answer('activate', { outcome: 'done' });
    expect([registration.state(), registration.told()]).toEqual(['activated', [{ type: 'request.ended' }]]);
  });

  test('PRO-08: a link asks for the password first, and uses nothing up before', async () => {
    const registration = open(linked);
    expect([registration.state(), registration.asked]).toEqual([{ code: 'linked' }, []]);
    registration.send(given);
    await registration.answer('validate', right);
    expect(registration.asked).toEqual([
      { port: 'validate', input: { request, code: '012345' } },
      { port: 'activate', input: { request, authorization: 'authorization', password: chosen } },
    ]);
    await registration.answer('activate', { outcome: 'done' });
    expect(registration.state()).toBe('activated');
    expect(memoryOf(registration)).not.toContain(chosen);
  });

  test.each<[string, RegistrationStart, RegistrationEvent[]]>([
    ['a link', linked, [given]],
    ['a code', reloaded, [coded]],
  ])('PRO-08: after %s a wrong password can be given again; the code is not', async (_, input, events) => {
    const registration = open(input);
    registration.send(...events);
    await registration.answer('validate', right);
    registration.send({ ...given, password: 'a wrong one' });
    await registration.answer('activate', { outcome: 'wrong-password' });
    expect([registration.state(), registration.context().problem]).toEqual(['proving', 'wrong-password']);
    expect(memoryOf(registration)).not.toMatch(/wrong one|long enough/);
    registration.send(given);
    expect(registration.asked.map(({ port }) => port)).toEqual(['validate', 'activate', 'activate']);
    await registration.answer('activate', { outcome: 'done' });
    expect(registration.state()).toBe('activated');
  });

  test('PRO-08: a wrong code can be given again, also after a link', async () => {
    const registration = open(linked);
    registration.send(given);
    await registration.answer('validate', { outcome: 'wrong-code' });
    expect([registration.state(), registration.context().problem]).toEqual([
      { code: 'coding' },
      'wrong-code',
    ]);
  });

  test.each<['validate' | 'activate']>([['validate'], ['activate']])(
    'PRO-08: a request that is over (%s) leads to the form, with its address and without its password',
    async (step) => {
      const registration = await register();
      registration.send(coded);
      if (step === 'activate') await registration.answer('validate', right);
      await registration.answer(step, { outcome: 'ended' });
      const { problem, request: kept } = registration.context();
      expect([registration.state(), problem, kept.email, registration.told().at(-1)]).toEqual([
        'filling',
        'ended',
        request.email,
        { type: 'request.ended' },
      ]);
      expect(memoryOf(registration)).not.toMatch(/long enough|authorization":"a/);
    },
  );

  test('PRO-11: where registration has closed meanwhile, a request that is over leads to no form', async () => {
    const registration = open({ ...linked, isOpen: false });
    registration.send(given);
    await registration.answer('validate', { outcome: 'ended' });
    expect(registration.state()).toBe('closed');
  });

  test.each<['linked' | 'coding', RegistrationStart, RegistrationEvent]>([
    ['linked', linked, given],
    ['coding', reloaded, coded],
  ])('PRO-08: where nobody could be asked the code is still good (%s)', async (state, input, event) => {
    const registration = open(input);
    registration.send(event);
    await registration.fail('validate', new Error('it broke'));
    expect([registration.state(), registration.context().problem]).toEqual([{ code: state }, 'unavailable']);
  });

  test.each<[string, RegistrationStart | null, RegistrationEvent[], string, RegistrationEvent]>([
    ['a code', null, [coded], 'repeating', coded],
    ['a link', linked, [given], 'proving', given],
    ['a password that was asked for', reloaded, [coded], 'proving', given],
  ])(
    'PRO-08: where the answer to the activation is lost after %s, another press activates',
    async (_, input, events, state, again) => {
      const registration = input ? open(input) : await register();
      registration.send(...events);
      await registration.answer('validate', right);
      if (input === reloaded) registration.send(given);
      await registration.fail('activate', new Error('no answer'));
      expect([registration.state(), registration.context().problem]).toEqual([state, 'unavailable']);
      registration.send(again);
      // The code is valid once: it is not sent again.
      expect(registration.asked.slice(-3).map(({ port }) => port)).toEqual([
        'validate',
        'activate',
        'activate',
      ]);
      expect(registration.asked.at(-1)?.input).toMatchObject({ password: chosen });
      await registration.answer('activate', { outcome: 'done' });
      expect(registration.state()).toBe('activated');
    },
  );

  test.each<[string, RegistrationStart]>([
    ['the code', reloaded],
    ['the link', linked],
  ])(
    'PRO-08: instead of %s another request can be begun, and nothing is left of the first',
    async (_, input) => {
      const registration = open(input);
      registration.send({ type: 'another.pressed' });
      expect([registration.state(), registration.told()]).toEqual(['filling', [{ type: 'request.ended' }]]);
      registration.send(send);
      await registration.answer('register', { ...mailed, request: { ...request, uuid: 'another' } });
      registration.send(coded);
      expect(registration.asked.at(-1)).toEqual({
        port: 'validate',
        input: { request: { ...request, uuid: 'another' }, code: '012345' },
      });
    },
  );
});
