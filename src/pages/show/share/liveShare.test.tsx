import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { textOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { Hero } from '../hero/Hero.tsx';
import { showOf } from '../testing/sample.tsx';

const heroAt = (name: string, summary = '') => (
  <Hero show={showOf({ title: name, summary })} above={[]} address={`https://fest.example/en/${name}`} />
);
/** A page of a browser with these means to share. */
const open = (means: object) => {
  openWindow();
  vi.stubGlobal('navigator', { userAgent: '', ...means });
  vi.stubGlobal('location', new URL('https://fest.example/en'));
  vi.stubGlobal('CustomEvent', class extends Event {});
};
const press = async (button: HTMLButtonElement) => {
  await act(async () => button.click());
};

test('SHW-04: a show is shared by its name and its address, and by its summary where it has one', async () => {
  const shared: ShareData[] = [];
  open({ share: async (data: ShareData) => void shared.push(data) });
  const { find, redraw } = await renderLive(heroAt('gala', 'A gala'));
  await press(find('button'));
  await redraw(heroAt('nuits'));
  await press(find('button'));
  expect(shared).toEqual([
    { title: 'gala', text: 'A gala', url: 'https://fest.example/en/gala' },
    { title: 'nuits', url: 'https://fest.example/en/nuits' },
  ]);
});

test('SHW-04: what came of sharing one show is not said of the next', async () => {
  const copied: string[] = [];
  open({ clipboard: { writeText: async (text: string) => void copied.push(text) } });
  const { find, html, redraw } = await renderLive(heroAt('gala'));
  await press(find('button'));
  expect(textOf(html())).toContain('Link copied');
  await redraw(heroAt('nuits'));
  expect(textOf(html())).not.toContain('Link copied');
  await press(find('button'));
  expect(copied).toEqual(['https://fest.example/en/gala', 'https://fest.example/en/nuits']);
});

test.each([
  ['has been copied', { clipboard: { writeText: async () => {} } }, 'Link copied'],
  ['cannot be copied', {}, 'Copy this link:'],
])('SHW-04: that an address %s is said in the place that was empty before', async (_, means, says) => {
  open(means);
  const { find } = await renderLive(heroAt('gala'));
  const place = () => find('button').parentElement?.querySelector('[role="status"]');
  const [before, empty] = [place(), place()?.textContent];
  await press(find('button'));
  expect([empty, place()?.textContent, place() === before]).toEqual(['', says, true]);
});

test('SHW-04: an address that no script may copy is selected, to be copied by hand', async () => {
  open({});
  const { find } = await renderLive(heroAt('gala'));
  await press(find('button'));
  const field = find('input');
  expect([
    document.activeElement === field,
    field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
  ]).toEqual([true, 'https://fest.example/en/gala']);
});
