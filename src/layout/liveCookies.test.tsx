import { useActorRef } from '@xstate/react';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import en from '#locales/en/layout.json' with { type: 'json' };
import { createFakeStorage } from '#src/session/testing/fakeBrowser.ts';
import { keptConsent } from '#src/storage/consent.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { ConsentSwitch } from './ConsentSwitch.tsx';
import { CookieBanner } from './CookieBanner.tsx';
import { provideCookieBanner } from './cookieBanner.actor.ts';

/** A page with the banner and the switch of its foot, in a browser with those entries. */
const open = async (entries: Record<string, string> = {}) => {
  const storage = createFakeStorage(entries);
  const machine = provideCookieBanner(
    keptConsent(() => storage),
    () => {},
  );
  function Page() {
    const actor = useActorRef(machine);
    return (
      <>
        <main id="main" tabIndex={-1} />
        <ConsentSwitch actor={actor} />
        <CookieBanner actor={actor} privacy="" />
      </>
    );
  }
  const { find, html } = await renderLive(<Page />);
  const toggle = () => find('button', 0);
  return {
    storage,
    focused: vi.spyOn(find('main'), 'focus'),
    press: (place: number) => act(async () => find('button', place).click()),
    banner: () => ({ isHidden: find('aside').hidden, isInert: find('aside').hasAttribute('inert') }),
    toggle: () => [toggle().hidden, toggle().textContent],
    hasLink: () => html().includes('<a '),
  };
};

test('LAY-25: an answer takes the banner out of use, and the focus to the page', async () => {
  const { banner, press, hasLink } = await open();
  expect([banner(), hasLink()]).toEqual([{ isHidden: false, isInert: false }, false]);
  await press(1);
  expect([banner(), document.activeElement?.id]).toEqual([{ isHidden: false, isInert: true }, 'main']);
});

test.each([
  [en.cookies.refuse, 1, 'denied'],
  [en.cookies.accept, 2, 'granted'],
])('LAY-26: the answer %s is kept, and the page stays where it is', async (_, place, consent) => {
  const { press, storage, focused } = await open();
  await press(place);
  expect([storage.getItem('cookieSeen'), storage.getItem('consent'), focused.mock.calls]).toEqual([
    'shown',
    consent,
    [[{ preventScroll: true }]],
  ]);
});

test.each([
  ['granted', en.cookies.stop, en.cookies.allow],
  ['denied', en.cookies.allow, en.cookies.stop],
])(
  'LAY-26: after the answer %s the foot of the page offers the other one: %s',
  async (consent, first, then) => {
    const { banner, toggle, press } = await open({ cookieSeen: 'shown', consent });
    expect([banner().isHidden, toggle()]).toEqual([true, [false, first]]);
    await press(0);
    expect(toggle()).toEqual([false, then]);
  },
);
