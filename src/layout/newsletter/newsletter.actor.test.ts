import { expect, test, vi } from 'vitest';
import { memberSettings } from '#src/api/requestSettings.ts';
import { askOurServer, judgeFields } from './newsletter.actor.ts';

const camille = 'camille@example.test';

test('LAY-34: an empty address, one that is none, and one that is, as the server judges them too', () => {
  expect(
    [' ', 'camille', 'a@b', `${'x'.repeat(320)}@example.test`, ` ${camille}\n`, 'é@théâtre.example'].map(
      (given) => judgeFields(given, ''),
    ),
  ).toEqual([
    { email: '', problem: 'missing', isTrapped: false },
    { email: 'camille', problem: 'malformed', isTrapped: false },
    { email: 'a@b', problem: 'malformed', isTrapped: false },
    { email: `${'x'.repeat(320)}@example.test`, problem: 'malformed', isTrapped: false },
    { email: camille, problem: null, isTrapped: false },
    { email: 'é@théâtre.example', problem: 'malformed', isTrapped: false },
  ]);
  expect(judgeFields(camille, 'x')).toEqual({ email: camille, problem: null, isTrapped: true });
  expect(judgeFields('camille@théâtre.example', '').problem).toBe(null);
});

const asked = async (status: number, body: unknown) => {
  const calls: [string, RequestInit][] = [];
  const ask = askOurServer(
    {
      fetch: (...call) => {
        calls.push(call);
        return Promise.resolve(Response.json(body, { status }));
      },
      token: () => 'repeated',
    },
    '/api/newsletter',
    'fr',
  );
  return { outcome: await ask(camille).catch(() => 'broken'), calls };
};

test('LAY-33: our server is asked with the CSRF header, and what it answers is told', async () => {
  const { outcome, calls } = await asked(202, { data: { accepted: true } });
  expect(outcome).toEqual({ outcome: 'accepted' });
  const [[url, { method, headers, body }] = ['', {}]] = calls;
  expect([url, method, headers, JSON.parse(String(body))]).toEqual([
    '/api/newsletter',
    'POST',
    { 'content-type': 'application/json', 'X-XSRF-TOKEN': 'repeated' },
    { email: camille, lang: 'fr', topic: '' },
  ]);
});

test('LAY-34: our server is waited for as long as every other call, and no longer', async () => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const { calls } = await asked(202, { data: { accepted: true } });
  expect([timeout.mock.calls, calls[0]?.[1].signal === late.signal]).toEqual([
    [[memberSettings.timeout]],
    true,
  ]);
  timeout.mockRestore();
});

test('LAY-34: a refusal is told by its kind; an answer that says nothing of the kind is none', async () => {
  const outcomes = [];
  for (const [status, body] of [
    [400, {}],
    [429, {}],
    [503, {}],
    [202, {}],
    [200, 'hello'],
  ] as const)
    outcomes.push((await asked(status, body)).outcome);
  expect(outcomes).toEqual([{ outcome: 'invalid' }, { outcome: 'too-many' }, 'broken', 'broken', 'broken']);
});
