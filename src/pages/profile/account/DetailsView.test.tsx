import { act } from 'react';
import { expect, test } from 'vitest';
import { attributesOf, partsOf, textOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { DetailsView } from './DetailsSection.tsx';
import type { DetailsPicture } from './profileForm.picture.ts';

const list: DetailsPicture = {
  state: 'viewing',
  shows: 'list',
  isBusy: false,
  isSaved: false,
  hasFailed: false,
  changes: {},
  faults: [],
  problem: null,
  retryAfter: null,
};
const form: DetailsPicture = { ...list, state: 'editing', shows: 'form' };
const fields = { firstname: 'Jo', lastname: 'Roy', location: 'Laval', lang: 'fr' };

/** A view of the details in a page, its later pictures, and what it sends. */
const begin = async (picture: DetailsPicture, seen: Record<string, string> = fields) => {
  openWindow();
  const sent: unknown[] = [];
  const drawn = (now: DetailsPicture, known: Record<string, string>) => (
    <DetailsView
      known={{ fields: known, tag: '"1"' }}
      picture={now}
      send={(event) => {
        sent.push(event);
      }}
    />
  );
  const live = await renderLive(drawn(picture, seen));
  return {
    ...live,
    sent,
    become: (now: DetailsPicture, known: Record<string, string> = fields) => live.redraw(drawn(now, known)),
    press: (place: number) => act(async () => live.find('button', place).click()),
    submit: () =>
      act(async () =>
        live.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
      ),
  };
};

test('PRO-02: what was changed elsewhere stands beside the member’s own, and the press says which is kept', async () => {
  const conflict = {
    ...list,
    state: 'conflict',
    shows: 'conflict',
    changes: { firstname: 'Li', lang: 'en' },
  } as const;
  const { html, press, sent, find } = await begin(conflict, { ...fields, firstname: 'Sam' });
  expect(partsOf(html(), 'tr').map(textOf)).toEqual([
    'Detail Yours, here Saved elsewhere',
    'First name Li Sam',
    'Language of emails English French',
  ]);
  expect([document.activeElement, attributesOf(html(), 'th').map(({ scope }) => scope)]).toEqual([
    find('h3'),
    ['col', 'col', 'col', 'row', 'row'],
  ]);
  await press(0);
  await press(1);
  expect([partsOf(html(), 'button').map(textOf), sent]).toEqual([
    ['Keep mine', 'Take the others'],
    [{ type: 'mine.kept' }, { type: 'theirs.taken' }],
  ]);
});

test('PRO-02: only what the member changed is sent, whatever came from elsewhere meanwhile', async () => {
  const { find, submit, sent, become } = await begin(form);
  find('input').value = 'Li';
  await become(form, { ...fields, lastname: 'Côté' });
  await submit();
  expect(sent).toEqual([{ type: 'form.submitted', changes: { firstname: 'Li' }, faults: [] }]);
});

test('PRO-02: a form that returns has what the member wanted, and asks to try again', () => {
  const html = renderScreen(
    <DetailsView
      known={{ fields, tag: null }}
      picture={{ ...form, state: 'failed', hasFailed: true, changes: { firstname: 'Li', lang: 'en' } }}
      send={() => {}}
    />,
  );
  expect([
    [...html.matchAll(/<input [^>]*name="(\w+)"[^>]*value="(\w+)"/g)].map(([, name, value]) => [name, value]),
    /<option value="(\w+)" selected/.exec(html)?.[1],
    partsOf(html, 'button').map(textOf),
  ]).toEqual([
    [
      ['firstname', 'Li'],
      ['lastname', 'Roy'],
      ['location', 'Laval'],
    ],
    'en',
    ['Try again', 'Cancel'],
  ]);
});

test('PRO-02: the focus goes into the form, back to its button, and to the message that all is saved', async () => {
  const { find, press, sent, become } = await begin(list);
  expect(document.activeElement).toBe(document.body);
  await press(0);
  await become(form);
  expect([document.activeElement === find('input'), sent]).toEqual([
    true,
    [{ type: 'edit.pressed', tag: '"1"' }],
  ]);
  await become(list);
  expect(document.activeElement).toBe(find('button'));
  await become(form);
  await become({ ...list, state: 'saved', isSaved: true });
  expect(document.activeElement?.textContent).toBe('Your details are saved.');
});

test.each([
  ['at rest', {}, ['Save', 'false', 'Cancel', 'false'], []],
  ['at work', { isBusy: true }, ['Saving…', 'true', 'Cancel', 'true'], []],
  [
    'after no answer',
    { hasFailed: true, problem: 'unavailable' },
    ['Try again', 'false', 'Cancel', 'false'],
    ['We could not reach the server. Nothing is lost: try again.'],
  ],
] as const)('PRO-02: the form of the details, %s', (_, facts, buttons, alerts) => {
  const html = renderScreen(
    <DetailsView known={{ fields, tag: null }} picture={{ ...form, ...facts }} send={() => {}} />,
  );
  expect({
    form: attributesOf(html, 'form'),
    inputs: attributesOf(html, 'input').map((input) => [
      input['name'],
      input['type'],
      input['autoComplete'],
      'required' in input,
      input['value'],
    ]),
    languages: partsOf(html, 'option').map(textOf),
    language: attributesOf(html, 'select'),
    hints: partsOf(html, 'p')
      .filter((part) => !part.includes('role='))
      .map(textOf),
    buttons: partsOf(html, 'button').flatMap((part) => [
      textOf(part),
      attributesOf(part, 'button')[0]?.['aria-disabled'],
    ]),
    alerts: partsOf(html, 'p')
      .filter((part) => part.includes('role="alert"'))
      .map(textOf),
  }).toEqual({
    form: [{ method: 'post', 'aria-busy': String('isBusy' in facts), noValidate: '' }],
    inputs: [
      ['firstname', 'text', 'given-name', true, 'Jo'],
      ['lastname', 'text', 'family-name', false, 'Roy'],
      ['location', 'text', 'address-level2', false, 'Laval'],
    ],
    languages: ['French', 'English'],
    language: [{ id: 'account-lang', name: 'lang', 'aria-describedby': 'details-lang' }],
    hints: [
      'The language of the emails we send you. The site itself stays in the language you read it in.',
      'Your email address and member number cannot be changed here.',
    ],
    buttons,
    alerts,
  });
});

test('PRO-02: a fault is told at its field; Cancel is sent as such', async () => {
  const faulty = { ...form, faults: [{ field: 'lastname', code: 'characters' }] } as const;
  const { html, press, sent } = await begin(faulty);
  expect(attributesOf(html(), 'input').map((input) => [input['name'], input['aria-describedby']])).toEqual([
    ['firstname', undefined],
    ['lastname', 'account-lastname-fault'],
    ['location', undefined],
  ]);
  await press(1);
  expect(sent).toEqual([{ type: 'cancel.pressed' }]);
});
