import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { plainHtml } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { wishForMotion } from '#src/testing/wishForMotion.ts';
import { Film } from './Film.tsx';

const words = {
  pause: 'Pause',
  play: 'Play',
  names: { playing: 'Pause the film', paused: 'Play the film' },
  unsupported: 'No films here.',
};
const film = <Film src="/films/gala.mp4" poster="/gala.jpg" words={words} />;

test('SHW-04: before the script a film is a still, which nobody has to read', () => {
  expect(plainHtml(renderScreen(film))).toBe(
    '<div data-scope="motion" data-state="paused"><video src="/films/gala.mp4" poster="/gala.jpg" muted="" loop="" ' +
      'playsInline="" preload="metadata" aria-hidden="true" tabindex="-1">No films here.</video>' +
      '<button type="button" data-on="false" data-early="" aria-label="Play the film">' +
      '<i aria-hidden="true"></i><span>Play</span></button></div>',
  );
});

/** A film of a page, and what the page does with it. */
const begin = async ({ isReduced = false, played = async () => {} } = {}) => {
  openWindow();
  const wish = wishForMotion(isReduced);
  const done: string[] = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => {
    done.push('play');
    return played();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void done.push('pause'));
  const { find, leave } = await renderLive(film);
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
    film: find('video'),
    look,
    press: () => after(() => find('button').click()),
    prefer: (isLess: boolean) => after(() => wish.change(isLess)),
    wish,
    leave,
  };
};
const playing = ['playing', 'Pause the film'];
const paused = ['paused', 'Play the film'];

test('SHW-04: a film plays by itself, muted; a press stops it and starts it again', async () => {
  const { film, look, press } = await begin();
  expect([film.muted, look()]).toEqual([true, ['pause', 'play', ...playing]]);
  // React does not mute what came in the server's HTML.
  film.muted = false;
  expect([await press(), await press(), film.muted]).toEqual([
    ['pause', ...paused],
    ['play', ...playing],
    true,
  ]);
});

test('SHW-04: for who wants less motion it stands still, from the beginning or from then on', async () => {
  const { look, prefer, wish, leave } = await begin({ isReduced: true });
  expect(look()).toEqual(['pause', ...paused]);
  expect([await prefer(false), await prefer(true)]).toEqual([
    ['play', ...playing],
    ['pause', ...paused],
  ]);
  await leave();
  expect(wish.listeners()).toBe(0);
});

test('SHW-04: where the browser does not let it play, its button offers it', async () => {
  const { look } = await begin({ played: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  expect(look()).toEqual(['pause', 'play', 'pause', ...paused]);
});
