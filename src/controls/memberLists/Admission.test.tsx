import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { Admission } from './Admission.tsx';

/** The ticket of a reservation, whose picture comes in this way. */
const begin = async (admission: () => Promise<Blob>, code?: string) => {
  openWindow();
  const addresses: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    addresses.push(`blob:${addresses.length + 1}`);
    return addresses.at(-1) ?? '';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => {
    addresses.splice(addresses.indexOf(address), 1);
  });
  const live = await renderLive(
    <Admission
      client={{ admission }}
      reservation={{ uuid: 'u1', ...(code !== undefined && { code }) }}
      show={null}
      title="Gala"
      when="16 July"
      keeping={{ state: 'off', choose: () => {} }}
    />,
    { queries: new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } }) },
  );
  return {
    ...live,
    addresses,
    press: (place: number) => act(async () => live.find('button', place).click()),
  };
};

test('RES-25: the picture of a ticket has an address only while it is on the page', async () => {
  let asks = 0;
  const { find, addresses, press, until } = await begin(async () => {
    asks += 1;
    return new Blob(['picture']);
  });
  // At the door there may be no network.
  expect(asks).toBe(1);
  expect([find('button').getAttribute('aria-label'), addresses]).toEqual(['Show ticket: Gala, 16 July', []]);
  await press(0);
  await until(() => expect(find('img').getAttribute('src')).toBe('blob:1'));
  expect([addresses, find('img').alt]).toEqual([['blob:1'], 'QR code of your ticket: Gala, 16 July']);
  await press(1);
  expect([document.querySelector('img'), document.querySelector('dialog'), addresses]).toEqual([
    null,
    null,
    [],
  ]);
});

test.each([
  ['the code below does as well', 'ABCD', 'The code below, read out at the door, gets you in just the same.'],
  ['and no more without one', undefined, ''],
])('RES-25: a picture that does not come can be asked for again; %s', async (_, code, readOut) => {
  let asks = 0;
  const { find, press, until } = await begin(async () => {
    asks += 1;
    if (asks <= 2) throw new Error('no network');
    return new Blob(['picture']);
  }, code);
  await press(0);
  await until(() =>
    expect(document.querySelector('dialog [role=status]')?.textContent).toBe(
      `The QR code could not be loaded. ${readOut}`,
    ),
  );
  expect(find('button', 2).textContent).toBe('Try again');
  find('button', 2).focus();
  await press(2);
  await until(() => expect(find('img').getAttribute('src')).toBe('blob:1'));
  // LAY-37: the button went with its message.
  expect(document.activeElement).toBe(find('img').parentElement);
});
