import { expect, test, vi } from 'vitest';
import type { VideoPlayerEvent } from '#machines/videoPlayer/videoPlayer.machine.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { EmbeddedFilm } from './EmbeddedFilm.tsx';

const host = 'https://www.youtube-nocookie.com';

/** A film in the video site's player, what it tells, and messages that come to the page. */
const begin = async () => {
  openWindow();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const told: VideoPlayerEvent[] = [];
  const posted: unknown[][] = [];
  const film = (onTold: (event: VideoPlayerEvent) => void) => (
    <EmbeddedFilm title="Gala" id="abcdefghijk" onTold={onTold} />
  );
  const { find, redraw, leave } = await renderLive(film((event) => told.push(event)));
  const frame = find('iframe');
  const focused = focus.mock.contexts.map((element, each) => [element === frame, focus.mock.calls[each]]);
  focus.mockRestore();
  const player = { postMessage: (...message: unknown[]) => posted.push(message) };
  const load = (content: object | null) => {
    Object.defineProperty(frame, 'contentWindow', { value: content, configurable: true });
    frame.dispatchEvent(new Event('load'));
  };
  const say = (origin: string, source: object | null = player, info = 2) => {
    const data = JSON.stringify({ event: 'onStateChange', info });
    const message = new MessageEvent('message', { origin, data });
    Object.defineProperty(message, 'source', { value: source });
    dispatchEvent(message);
  };
  return {
    load,
    told,
    posted,
    player,
    focused,
    say,
    leave,
    listenAnew: (hear: (event: VideoPlayerEvent) => void) => redraw(film(hear)),
  };
};

test('VID-20: the video site’s player takes the focus, without a move of the page', async () => {
  const { focused } = await begin();
  expect(focused).toEqual([[true, [{ preventScroll: true }]]]);
});

test('VID-20: once it is there it counts as playing, and is asked in its own words to tell its state', async () => {
  const { load, told, posted, player } = await begin();
  expect([told, posted]).toEqual([[], []]);
  load(player);
  expect([told, posted]).toEqual([
    [{ type: 'film.played' }],
    [['{"event":"listening","id":1,"channel":"widget"}', host]],
  ]);
  load(null);
  expect([told.length, posted.length]).toEqual([2, 1]);
});

test('VID-20: its own messages are heard alone, until it leaves the page', async () => {
  const { load, told, say, player, listenAnew, leave } = await begin();
  load(player);
  told.length = 0;
  say(host, null);
  say(host, { postMessage: () => {} });
  say('https://films.example');
  say('https://www.youtube.com');
  // It is about to play.
  say(host, player, 3);
  expect(told).toEqual([]);
  say(host);
  expect(told).toEqual([{ type: 'film.paused' }]);
  const heard: VideoPlayerEvent[] = [];
  await listenAnew((event) => heard.push(event));
  say(host);
  await leave();
  say(host);
  expect([told.length, heard]).toEqual([1, [{ type: 'film.paused' }]]);
});
