import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { withDeferredPorts } from '../testing/deferredPorts.ts';
import { newsletterMachine, type NewsletterEvent } from './newsletter.machine.ts';

const camille = 'camille@example.test';

const start = () => {
  const ports = withDeferredPorts(newsletterMachine);
  const actor = createActor(ports.machine);
  let focused = 0;
  actor.on('refused', () => {
    focused += 1;
  });
  actor.start();
  return {
    submit: (given: Partial<Omit<NewsletterEvent, 'type'>> = {}) =>
      actor.send({ type: 'form.submitted', email: camille, problem: null, isTrapped: false, ...given }),
    answers: (outcome: string) => ports.answer('subscribe', { outcome }),
    fails: () => ports.fail('subscribe', new Error('it broke')),
    /** Its state and problem, the addresses sent so far, and how often the field got the focus. */
    seen: () => {
      const { value, context } = actor.getSnapshot();
      return [value, context.problem, ports.asked.length, focused];
    },
  };
};

test('LAY-34: an empty and an invalid address show why, are not sent, and have the field focused each time', () => {
  const form = start();
  form.submit({ email: '', problem: 'missing' });
  expect(form.seen()).toEqual(['invalid', 'missing', 0, 1]);
  form.submit({ email: 'camille', problem: 'malformed' });
  expect(form.seen()).toEqual(['invalid', 'malformed', 0, 2]);
});

test('LAY-34: a valid address is sent once and shows success; pressed meanwhile, nothing more is sent', async () => {
  const form = start();
  form.submit();
  form.submit();
  form.submit({ email: '', problem: 'missing' });
  expect(form.seen()).toEqual(['sending', null, 1, 0]);
  await form.answers('accepted');
  expect(form.seen()).toEqual(['subscribed', null, 1, 0]);
});

test('LAY-34: a filled anti-bot field is dropped silently, whatever else was given', () => {
  for (const problem of [null, 'missing', 'malformed'] as const) {
    const form = start();
    form.submit({ problem, isTrapped: true });
    expect(form.seen()).toEqual(['subscribed', null, 0, 0]);
  }
});

test('LAY-34: an address that the list refuses is an invalid one; what is not the address’s fault says so', async () => {
  const refused = start();
  refused.submit();
  await refused.answers('invalid');
  expect(refused.seen()).toEqual(['invalid', 'malformed', 1, 1]);
  const often = start();
  often.submit();
  await often.answers('too-many');
  expect(often.seen()).toEqual(['failed', 'too-many', 1, 0]);
  const broken = start();
  broken.submit();
  await broken.fails();
  expect(broken.seen()).toEqual(['failed', 'unavailable', 1, 0]);
});

test('after each end one may begin anew, and the old reason is gone', async () => {
  const form = start();
  form.submit({ problem: 'malformed' });
  form.submit();
  await form.fails();
  form.submit();
  expect(form.seen()).toEqual(['sending', null, 2, 1]);
  await form.answers('accepted');
  form.submit({ email: 'sam@example.test' });
  expect(form.seen()).toEqual(['sending', null, 3, 1]);
});
