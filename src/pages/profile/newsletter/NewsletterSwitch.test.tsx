import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { createActor, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { MemberError, type MemberErrorCode } from '#src/api/member/memberError.ts';
import { newsletterQuery } from '#src/api/member/ownData.ts';
import { attributesOf, textOf } from '#src/testing/html.ts';
import { client as member, now } from '#src/controls/memberLists/testing/draw.tsx';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { NewsletterSwitch, Switch } from './NewsletterSwitch.tsx';
import { provideNewsletterSwitch } from './newsletterSwitch.actor.ts';

/** Switches it on, with the answer `outcome`. @returns the machine's end, the cache, and the requests */
const switchOn = async (outcome: () => Promise<boolean>) => {
  const asked: unknown[] = [];
  const client = {
    newsletter: () => Promise.resolve(false),
    chooseNewsletter: (choice: object) => {
      asked.push(choice);
      return outcome();
    },
  };
  const queryClient = new QueryClient();
  const { queryKey } = newsletterQuery(client);
  queryClient.setQueryData(queryKey, false);
  const actor = createActor(provideNewsletterSwitch({ client, queryClient, lang: 'fr' })).start();
  actor.send({ type: 'newsletter.switched', subscribed: true });
  const { value } = await waitFor(actor, ({ value: now }) => now !== 'saving');
  const isOld = queryClient.getQueryState(queryKey)?.isInvalidated;
  return [value, queryClient.getQueryData(queryKey), isOld, asked];
};
const fails = (code: MemberErrorCode) => () => Promise.reject(new MemberError(code));
const choice = [{ subscribed: true, lang: 'fr' }];

test('LAY-33: what the server answers is true from then on', async () => {
  expect(await switchOn(() => Promise.resolve(true))).toEqual(['settled', true, false, choice]);
});

test.each([
  ['invalid', 'refused'],
  ['gone', 'refused'],
  ['refused', 'refused'],
  ['forbidden', 'refused'],
  ['unavailable', 'failed'],
  ['malformed', 'failed'],
  ['too-many', 'failed'],
  ['unauthorised', 'failed'],
] as const)('LAY-33: %s: %s, and what is true is asked anew', async (code, state) => {
  expect(await switchOn(fails(code))).toEqual([state, false, true, choice]);
});

const draw = (state: 'settled' | 'saving' | 'refused' | 'failed', isOn: boolean) =>
  renderScreen(<Switch state={state} isOn={isOn} onSwitch={() => {}} />);

test('LAY-33: the switch says how things stand, and what went wrong', () => {
  expect(
    [draw('settled', true), draw('saving', true)].map((html) =>
      /aria-checked="(\w+)" aria-disabled="(\w+)"/.exec(html)?.slice(1),
    ),
  ).toEqual([
    ['true', 'false'],
    ['true', 'true'],
  ]);
  expect(textOf(draw('settled', false))).toBe('Send me the newsletter You are not receiving it for now.');
  expect(draw('refused', false)).toContain(
    '>The newsletter can’t be sent to the address of your account.</p>',
  );
  expect(textOf(draw('failed', false))).toContain('the server didn’t answer.');
});

test.each([true, false])(
  'LAY-33: a press asks for the other choice than %s, at a switch that its words describe',
  (isOn) => {
    const asked: boolean[] = [];
    const part = <Switch state="settled" isOn={isOn} onSwitch={(wanted) => asked.push(wanted)} />;
    const html = renderScreen(part, { presses: ['Send me the newsletter'] });
    const [button] = attributesOf(html, 'button');
    const [says] = attributesOf(html, 'p');
    expect([asked, button]).toEqual([
      [!isOn],
      {
        type: 'button',
        role: 'switch',
        'aria-checked': String(isOn),
        'aria-disabled': 'false',
        'aria-describedby': says?.['id'],
      },
    ]);
  },
);

test('LAY-33: an answer that was under way before does not undo the choice', async () => {
  let answer: (isOn: boolean) => void = () => {};
  const client = {
    newsletter: () => new Promise<boolean>((resolve) => (answer = resolve)),
    chooseNewsletter: () => Promise.resolve(true),
  };
  const queryClient = new QueryClient();
  const query = newsletterQuery(client);
  const before = queryClient.fetchQuery(query).catch(() => 'given up');
  const actor = createActor(provideNewsletterSwitch({ client, queryClient, lang: 'fr' })).start();
  actor.send({ type: 'newsletter.switched', subscribed: true });
  await waitFor(actor, ({ value }) => value !== 'saving');
  answer(false);
  await before;
  expect(queryClient.getQueryData(query.queryKey)).toBe(true);
});

test.each<[string, () => Promise<never>, unknown[]]>([
  ['is being saved shows on the switch', () => new Promise(() => {}), ['true', 'Saving…', '']],
  [
    'failed does not',
    fails('unavailable'),
    ['false', 'You are not receiving it for now.', expect.stringContaining('the server didn’t answer')],
  ],
])('LAY-33: a choice that %s', async (_, request, told) => {
  const queries = new QueryClient();
  const asked = { newsletter: () => Promise.resolve(false) };
  queries.setQueryData(newsletterQuery(asked).queryKey, false);
  const { find, until } = await renderLive(
    <NewsletterSwitch
      client={member}
      request={request}
      shareProfile={() => {}}
      lang="en"
      clock={{ now: () => now }}
      onDeleted={() => {}}
    />,
    { queries },
  );
  const look = () => [
    find('button').getAttribute('aria-checked'),
    ...[...document.querySelectorAll('p')].map((part) => part.textContent),
  ];
  expect(look()).toEqual(['false', 'You are not receiving it for now.', '']);
  await act(async () => find('button').click());
  await until(() => expect(look()).toEqual(told));
});
