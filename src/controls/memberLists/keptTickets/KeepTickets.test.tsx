import { act } from 'react';
import { expect, test, vi } from 'vitest';
import en from '#locales/en/keptTickets.json' with { type: 'json' };
import fr from '#locales/fr/keptTickets.json' with { type: 'json' };
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { keptTicketsKey } from '#src/storage/keptTickets.ts';
import { client } from '../testing/draw.tsx';
import { KeepTickets, useKeptTickets } from './KeepTickets.tsx';
import { keptTicketsPictures, type KeptTicketsState } from './keptTickets.picture.ts';

const drawn = (state: KeptTicketsState, lang: 'fr' | 'en' = 'en') =>
  renderScreen(<KeepTickets state={state} choose={() => {}} />, { lang });

test.each([
  ['en', en],
  ['fr', fr],
] as const)('PKT-01 (%s): a switch that one sentence describes, for who cannot see it too', (lang, texts) => {
  const html = drawn('off', lang);
  const [control = '', ...others] = partsOf(html, 'button');
  const [id] = valuesOf(control, 'aria-describedby');
  const sentence = partsOf(html, 'p').find((part) => part.includes(`id="${id}"`)) ?? '';
  expect([textOf(control), valuesOf(control, 'role'), others]).toEqual([texts.label, ['switch'], []]);
  expect(textOf(sentence)).toBe(texts.says);
  expect(texts.says.match(/[.!?]/g)).toEqual(['.']);
});

test('PKT-01: a browser that keeps nothing, and one that failed to, say which', () => {
  const told = (state: KeptTicketsState): string =>
    textOf(partsOf(drawn(state), 'p').find((part) => part.includes('role="alert"')) ?? 'nothing');
  expect([told('refused'), told('failed'), told('kept'), told('off')]).toEqual([
    en.refused,
    en.failed,
    '',
    '',
  ]);
});

test('PKT-01: it is off until it is chosen, and as soon as it is taken back', () => {
  const states = Object.keys(keptTicketsPictures).filter(
    (state): state is KeptTicketsState => state in keptTicketsPictures,
  );
  const on = states.filter((state) => valuesOf(drawn(state), 'aria-checked').join() === 'true');
  expect(on).toEqual(['keeping', 'kept', 'updating']);
});

test('PKT-01: it says that it waits, and that a press has no effect while tickets are removed', () => {
  const traits = (state: KeptTicketsState): string[] => {
    const [button = ''] = partsOf(drawn(state), 'button');
    return ['busy', 'disabled'].filter((name) => button.includes(`aria-${name}="true"`));
  };
  expect([traits('off'), traits('keeping'), traits('kept'), traits('removing'), traits('failed')]).toEqual([
    [],
    ['busy'],
    [],
    ['busy', 'disabled'],
    [],
  ]);
});

test.each([
  ['off', true],
  ['kept', false],
  ['failed', true],
] as const)('PKT-01: a press of a switch that is %s chooses the other: %s', (state, isOn) => {
  const chosen: boolean[] = [];
  renderScreen(<KeepTickets state={state} choose={(each) => chosen.push(each)} />, { presses: [en.label] });
  expect(chosen).toEqual([isOn]);
});

function Ticket() {
  return <KeepTickets {...useKeptTickets(client)} />;
}

test.each([
  ['that keeps some: a press takes them back', JSON.stringify({ member: 'sam', tickets: [] }), 'true', ''],
  ['that keeps none and opens nothing offline: a press is refused', null, 'false', en.refused],
])('PKT-01: the switch on a device %s', async (_, kept, isOn, told) => {
  openWindow();
  vi.stubGlobal('navigator', { userAgent: 'a browser' });
  if (kept !== null) localStorage.setItem(keptTicketsKey, kept);
  const { find, until } = await renderLive(<Ticket />);
  const look = () => [find('button').getAttribute('aria-checked'), find('p', 1).textContent];
  expect(look()).toEqual([isOn, '']);
  await act(async () => find('button').click());
  await until(() => expect([...look(), localStorage.getItem(keptTicketsKey)]).toEqual(['false', told, null]));
});
