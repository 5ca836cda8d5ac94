import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { wishForMotion } from '#src/testing/wishForMotion.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Tile } from './Tile.tsx';

const tile = {
  id: '1',
  status: true,
  format: 'THIRD_WIDTH' as const,
  title: 'Outdoors',
  text_color: '#ffffff',
  link: null,
  image: '/a.avif',
  video: null,
  hover_image: '/b.avif',
  hover_video: null,
};

test('HOM-12: a tile without a link turns by a button that has its name, and says which side is up', () => {
  const [button = ''] = partsOf(renderScreen(<Tile tile={tile} />), 'button');
  expect([valuesOf(button, 'aria-label').join(), valuesOf(button, 'aria-pressed')]).toEqual([
    expect.stringContaining('Outdoors'),
    ['false'],
  ]);
});

test('HOM-12: a tile with a link turns by that, without a button', () => {
  const link = { uri: '/en/there', title: '' };
  expect(partsOf(renderScreen(<Tile tile={{ ...tile, link }} />), 'button')).toEqual([]);
});

test('HOM-12: the other side is up as long as the focus or a pointer is on the tile', async () => {
  openWindow();
  const { find } = await renderLive(<Tile tile={tile} />);
  const article = find('article');
  const happen = async (type: string, relatedTarget: EventTarget | null = null) => {
    const event = new Event(type, { bubbles: true });
    Object.assign(event, { relatedTarget });
    await act(async () => find('button').dispatchEvent(event));
    return article.dataset['lookedAt'];
  };
  expect([
    await happen('focusin'),
    await happen('focusout', find('button')),
    await happen('focusout', document.body),
    await happen('pointerover'),
  ]).toEqual(['true', 'true', 'false', 'true']);
});

test('HOM-12: the first side is up again once the pointer is gone, unless the focus is on the tile', async () => {
  openWindow();
  const { find } = await renderLive(<Tile tile={tile} />);
  const article = find('article');
  const point = (type: 'pointerover' | 'pointerout') =>
    act(async () => void article.dispatchEvent(new MouseEvent(type, { bubbles: true })));
  const isLookedAt = () => article.dataset['lookedAt'];
  await point('pointerover');
  const seen = [isLookedAt()];
  await point('pointerout');
  seen.push(isLookedAt());
  expect(seen).toEqual(['true', 'false']);
  await point('pointerover');
  vi.spyOn(article, 'matches').mockImplementation((selector) => selector === ':focus-within');
  await point('pointerout');
  expect(isLookedAt()).toBe('true');
});

test.each([
  ['its words', 'Outdoors', 'There', ['Outdoors']],
  ['else those of its link', '', 'There', ['There']],
  ['without any the tile, by its address', '', '', ['']],
])('HOM-09: a tile has one link: %s', (_, title, ofLink, words) => {
  const html = renderScreen(<Tile tile={{ ...tile, title, link: { uri: '/en/there', title: ofLink } }} />);
  const links = partsOf(html, 'a');
  expect([links.map(textOf), valuesOf(links.join(), 'aria-label')]).toEqual([
    words,
    words[0] === '' ? ['/en/there'] : [],
  ]);
});

test('HOM-09: a picture that fails goes, its words stay', async () => {
  const { find, html } = await renderLive(<Tile tile={{ ...tile, hover_image: null }} />);
  await act(async () => void find('img').dispatchEvent(new Event('error')));
  expect([html().includes('<img'), find('h2').textContent]).toEqual([false, 'Outdoors']);
});

test('HOM-09: a film of the other side stays muted in its place, with the picture of that side before it', () => {
  const html = renderScreen(<Tile tile={{ ...tile, hover_video: '/b.mp4' }} />);
  expect(partsOf(html, 'video')).toEqual([
    '<video src="/b.mp4" poster="/b.avif" muted="" loop="" playsInline="" preload="none" tabindex="-1"></video>',
  ]);
});

test.each([
  [false, ['pause', 'play']],
  [true, ['pause', 'pause']],
])(
  'HOM-12: the film of the other side plays while it is looked at, unless less motion is wanted (%s)',
  async (isReduced, expected) => {
    openWindow();
    wishForMotion(isReduced);
    const done: string[] = [];
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void done.push('pause'));
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => void done.push('play'));
    const { find } = await renderLive(<Tile tile={{ ...tile, hover_video: '/b.mp4' }} />);
    await act(async () => find('button').click());
    expect([done, find('video').muted]).toEqual([expected, true]);
  },
);
