import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderLive } from '#src/testing/renderLive.tsx';
import en from '#locales/en/layout.json' with { type: 'json' };
import { Header } from './Header.tsx';
import { menuTree } from './menuTree.ts';

const entry = (title: string, hierarchy: string) => ({ title, href: `#${title}`, hierarchy });
const entries = [entry('shows', '.1'), entry('indoor', '.1.1'), entry('press', '.2')];
const secondary = menuTree([entry('jobs', '.9')], '');

/** The header in a page, and what can be done with it. */
const open = async (second = secondary, others: typeof entries = []) => {
  const part = await renderLive(
    <Header
      lang="en"
      brand="Chapiteau"
      tickets=""
      live={null}
      main={menuTree([...entries, ...others], '')}
      secondary={second}
      renderAccount={() => null}
      languages={{ lang: 'en', all: ['en'], counterpart: null, onChoose: () => {} }}
    />,
  );
  const named = (name: string): HTMLElement => {
    const found = [...document.querySelectorAll<HTMLElement>('a, button')].find(
      (element) => (element.getAttribute('aria-label') ?? element.textContent) === name,
    );
    if (!found) throw new Error(`Nothing is named ${name}`);
    return found;
  };
  return {
    ...part,
    named,
    opener: named(en.menu.more.replace('{{title}}', 'shows')),
    press: (name: string) => act(async () => named(name).click()),
    state: () => document.querySelector('header')?.dataset['state'],
  };
};

describe('the drawer', () => {
  test('LAY-05: has the entries of both menus', async () => {
    const { press } = await open();
    await press(en.menu.open);
    const links = [...document.querySelectorAll('dialog a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#shows', '#indoor', '#press', '#jobs']);
  });

  test('LAY-05: an entry opens alone, though the other menu counts from the same number', async () => {
    const again = menuTree([entry('jobs', '.1'), entry('crew', '.1.1')], '');
    const { press } = await open(again);
    await press(en.menu.open);
    const openers = [...document.querySelectorAll<HTMLElement>('dialog button[aria-expanded]')];
    const openedBy = async (title: string) => {
      await act(async () => openers.find(({ textContent }) => textContent === title)?.click());
      return openers
        .filter((one) => one.getAttribute('aria-expanded') === 'true')
        .map(({ textContent }) => textContent);
    };
    expect([await openedBy('jobs'), await openedBy('shows')]).toEqual([['jobs'], ['shows']]);
  });

  test('LAY-16: the page is marked as long as it is open, which a press on a link ends', async () => {
    const { press, state, named } = await open();
    const { classList } = document.documentElement;
    const burger = named(en.menu.open);
    await press(en.menu.open);
    expect([state(), classList.contains('nav-is-open'), burger.getAttribute('aria-expanded')]).toEqual([
      'drawer',
      true,
      'true',
    ]);
    await act(async () => document.querySelector<HTMLElement>('dialog h2')?.click());
    expect(state()).toBe('drawer');
    await act(async () => document.querySelector<HTMLElement>('dialog a[href="#jobs"]')?.click());
    expect([state(), classList.contains('nav-is-open')]).toEqual(['closed', false]);
  });
});

describe('the sub-menus of wide screens', () => {
  test.each([
    ['mouse', 'panel.held'],
    ['touch', 'closed'],
    ['pen', 'closed'],
  ])('LAY-03: a pointer that is a %s makes it %s', async (pointerType, after) => {
    const { opener, state } = await open();
    await act(async () =>
      opener.dispatchEvent(new window.PointerEvent('pointerover', { bubbles: true, pointerType })),
    );
    expect(state()).toBe(after);
  });

  test.each([
    ['mouse', 'panel.leaving'],
    ['touch', 'panel.held'],
  ])('LAY-03: an open one, left by a pointer that is a %s, is then %s', async (pointerType, after) => {
    const { opener, state } = await open();
    const move = (type: string, by: string) =>
      act(async () =>
        opener.dispatchEvent(
          new window.PointerEvent(type, {
            bubbles: true,
            pointerType: by,
            ...(type === 'pointerout' && { relatedTarget: document.body }),
          }),
        ),
      );
    await move('pointerover', 'mouse');
    await move('pointerout', pointerType);
    expect(state()).toBe(after);
  });

  test.each([
    [true, 'panel.held'],
    [false, 'closed'],
  ])('LAY-03: the focus on the link of an entry, in sight: %s, makes it %s', async (isInSight, after) => {
    const { named, state } = await open();
    vi.spyOn(named('shows'), 'matches').mockReturnValue(isInSight);
    await act(async () => named('shows').focus());
    expect(state()).toBe(after);
  });

  test('LAY-03: one stays open as long as the focus is in it', async () => {
    const { opener, press, named, state } = await open();
    await press(en.menu.more.replace('{{title}}', 'shows'));
    await act(async () => opener.focus());
    await act(async () => named('indoor').focus());
    expect(state()).toBe('panel.held');
    await act(async () => named('press').focus());
    expect(state()).toBe('closed');
  });

  test('LAY-03: one that a pointer has opened stays open when the focus leaves another entry', async () => {
    const { opener, named, state } = await open(secondary, [entry('tickets', '.3'), entry('groups', '.3.1')]);
    await act(async () => named(en.menu.more.replace('{{title}}', 'tickets')).focus());
    await act(async () =>
      opener.dispatchEvent(new window.PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })),
    );
    await act(async () => named('press').focus());
    expect(state()).toBe('panel.held');
  });

  test.each([
    ['in it', 'indoor', en.menu.more.replace('{{title}}', 'shows')],
    ['elsewhere', 'press', 'press'],
  ])('LAY-03: Escape closes it; a focus %s is then on its button or where it was', async (_, from, to) => {
    const { opener, named, state } = await open();
    await act(async () => named(from).focus());
    await act(async () =>
      opener.dispatchEvent(new window.PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })),
    );
    expect(state()).toBe('panel.held');
    await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    expect(state()).toBe('closed');
    expect(document.activeElement).toBe(named(to));
  });

  test('LAY-03: a press on a link of it closes it', async () => {
    const { press, state } = await open();
    await press(en.menu.more.replace('{{title}}', 'shows'));
    expect(state()).toBe('panel.held');
    await press('indoor');
    expect(state()).toBe('closed');
  });
});
