import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DeviceSession } from '#contract/wire/member/deviceSession.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { DevicesView } from './DevicesSection.tsx';
import type { DevicesPicture } from './deviceSessions.picture.ts';

const session = (id: string, facts: Partial<DeviceSession> = {}): DeviceSession => ({
  id,
  begun: '2027-07-01T14:00:00Z',
  lastUsed: '2027-07-16T23:30:00Z',
  browser: 'Firefox',
  system: 'Linux',
  isCurrent: false,
  ...facts,
});
const here = session('h', { isCurrent: true });
const idle: DevicesPicture = { state: 'idle', isBusy: false, outcome: null };

const draw = (items: readonly DeviceSession[], picture: Partial<DevicesPicture> = {}): string => {
  // The zone of the reader's device.
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'America/Toronto',
  });
  onTestFinished(() => zone.mockRestore());
  return renderScreen(<DevicesView items={items} picture={{ ...idle, ...picture }} send={() => {}} />);
};

test('Security: this device comes first and stays; of another one it is told when it was seen last, and it can be logged out', () => {
  const html = draw([session('a'), here]);
  expect(partsOf(html, 'li').map(textOf)).toEqual([
    'Firefox on Linux This device Logged in Jul 1, 2027, 10:00 am',
    'Firefox on Linux Logged in Jul 1, 2027, 10:00 am Last seen Jul 16, 2027, 7:30 pm Log out',
  ]);
  expect(valuesOf(html, 'dateTime')).toEqual([here.begun, here.begun, here.lastUsed]);
  expect(valuesOf(html, 'aria-label')).toEqual(['Log out Firefox on Linux, logged in Jul 1, 2027, 10:00 am']);
});

test.each([
  ['Firefox', null, 'Firefox'],
  [null, 'iOS', 'iOS'],
  [null, null, 'Unknown device'],
] as const)('Security: a device with the browser %s on %s is told as %s', (browser, system, told) => {
  expect(partsOf(draw([session('a', { browser, system })]), 'strong').map(textOf)).toEqual([told]);
});

test('Security: who is logged in nowhere else reads that, and has nothing to log out', () => {
  const html = draw([here]);
  expect([textOf(html).startsWith('You are logged in nowhere else.'), partsOf(html, 'button')]).toEqual([
    true,
    [],
  ]);
});

test('Security: while a device is logged out no button can be pressed', () => {
  expect(valuesOf(draw([here, session('a')], { state: 'ending', isBusy: true }), 'aria-disabled')).toEqual([
    'true',
    'true',
  ]);
});

test('LAY-37: Try again goes with its message, and hands the focus to the button below', async () => {
  openWindow();
  const sent: unknown[] = [];
  const { find } = await renderLive(
    <DevicesView
      items={[here, session('a')]}
      picture={{ state: 'failed', isBusy: false, outcome: 'failed' }}
      send={(event) => {
        sent.push(event);
      }}
    />,
  );
  await act(async () => find('button').click());
  expect([document.activeElement?.textContent, sent]).toEqual([
    'Log out all other devices',
    [{ type: 'retry.pressed' }],
  ]);
  await act(async () => find('button', 1).click());
  await act(async () => find('button', 2).click());
  expect(sent.slice(1)).toEqual([{ type: 'end.pressed', id: 'a' }, { type: 'others.pressed' }]);
});

test.each([
  ['nothing has been asked', null, []],
  ['one has ended', 'ended', ['Done: nobody is logged in there now.']],
  [
    'the server does not answer',
    'failed',
    ['We could not reach the server: the device may still be logged in. Try again'],
  ],
] as const)('Security: above the devices is said what came of a press: %s', (_, outcome, says) => {
  const html = draw([here, session('a')], { outcome });
  const [before = ''] = html.split('<ul');
  expect(textOf(before)).toBe(
    [
      'These devices are logged in to your account. If you do not recognize one, log it out and change your password.',
      ...says,
    ].join(' '),
  );
});
