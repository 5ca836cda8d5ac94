import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { plainHtml } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { wishForMotion } from '#src/testing/wishForMotion.ts';
import { BackgroundFilm } from './BackgroundFilm.tsx';

const words = {
  pause: 'Pause',
  play: 'Play',
  names: { playing: 'Pause the film', paused: 'Play the film' },
  unsupported: 'No films here.',
};

/** A film behind a page, for who wants less motion or not, and what the page does with it. */
const begin = async ({ isReduced = false, played = async () => {} } = {}) => {
  openWindow();
  const wish = wishForMotion(isReduced);
  Object.assign(window, { innerHeight: 900 });
  const done: unknown[] = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => {
    done.push('play');
    return played();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void done.push('pause'));
  Object.assign(window, { scrollTo: (place: object) => void done.push(place) });
  const { find, leave } = await renderLive(
    <BackgroundFilm src="/films/behind.mp4" poster={null} words={words} />,
  );
  const film = find('video');
  /** The orders since the last look, the state, and the name of the button. */
  const look = () => [
    ...done.splice(0),
    find('div').dataset['state'],
    find('button').getAttribute('aria-label'),
  ];
  const after = async (work: () => void) => {
    await act(async () => work());
    return look();
  };
  return {
    film,
    wish,
    look,
    end: () => after(() => film.dispatchEvent(new Event('ended'))),
    press: () => after(() => find('button').click()),
    prefer: (isLess: boolean) => after(() => wish.change(isLess)),
    scroll: () => after(() => dispatchEvent(new Event('scroll'))),
    leave,
  };
};
test('VID-22: before the script the film is a still, which nobody has to read', () => {
  const film = <BackgroundFilm src="/films/behind.mp4" poster="/behind.jpg" words={words} />;
  expect(plainHtml(renderScreen(film))).toBe(
    '<div data-scope="videoPlayer" data-state="background.resting"><video src="/films/behind.mp4" poster="/behind.jpg" ' +
      'muted="" playsInline="" preload="metadata" aria-hidden="true" tabindex="-1">No films here.</video>' +
      '<button type="button" data-on="false" data-early="" aria-label="Play the film">' +
      '<i aria-hidden="true"></i><span>Play</span></button></div>',
  );
});

const running = ['background.running', 'Pause the film'];
const resting = ['background.resting', 'Play the film'];
const glide = { top: 800, behavior: 'smooth' };

test('VID-22: the film plays by itself, muted; at each end again, and at the first the page glides to what is below', async () => {
  const { film, look, end } = await begin();
  expect([look(), film.muted]).toEqual([['pause', 'play', ...running], true]);
  expect([await end(), await end()]).toEqual([
    ['play', glide, ...running],
    ['play', ...running],
  ]);
});

test('VID-22: the page does not glide once its reader has scrolled, nor from far below', async () => {
  const reader = await begin();
  reader.look();
  expect([await reader.scroll(), await reader.end()]).toEqual([running, ['play', ...running]]);
});

test('VID-22: from far below the top the page does not glide', async () => {
  const { look, end } = await begin();
  look();
  vi.stubGlobal('scrollY', 100);
  expect(await end()).toEqual(['play', ...running]);
  vi.stubGlobal('scrollY', 99);
  expect(await end()).toEqual(['play', glide, ...running]);
});

test('VID-22: who wants less motion sees it rest until they want it, and whoever plays it can stop it', async () => {
  const { look, press, prefer } = await begin({ isReduced: true });
  expect(look()).toEqual(['pause', ...resting]);
  expect([await press(), await press()]).toEqual([
    ['play', ...running],
    ['pause', ...resting],
  ]);
  expect([await prefer(false), await prefer(true)]).toEqual([
    ['play', ...running],
    ['pause', ...resting],
  ]);
});

test('VID-22: where the browser does not let it play, it rests', async () => {
  const { look } = await begin({ played: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  expect(look()).toEqual(['pause', 'play', 'pause', ...resting]);
});

test('VID-22: once the page is left, it heeds its reader no more', async () => {
  const { wish, leave } = await begin();
  const before = wish.listeners();
  await leave();
  expect([before, wish.listeners()]).toEqual([1, 0]);
});
