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
  const { find, leave } = await renderLive(
    <EmbeddedFilm title="Gala" id="abcdefghijk" onTold={(event) => told.push(event)} />,
  );
  const frame = find('iframe');
  const focused = focus.mock.contexts.map((element, each) => [element === frame, focus.mock.calls[each]]);
  focus.mockRestore();
  const player = { postMessage: (...message: unknown[]) => posted.push(message) };
  Object.defineProperty(frame, 'contentWindow', { value: player });
  const say = (origin: string, source: object | null = player) => {
    const data = JSON.stringify({ event: 'onStateChange', info: 2 });
    const message = new MessageEvent('message', { origin, data });
    Object.defineProperty(message, 'source', { value: source });
    dispatchEvent(message);
  };
  return { frame, told, posted, focused, say, leave };
};

test('VID-20: the video site’s player takes the focus, without a move of the page', async () => {
  const { focused } = await begin();
  expect(focused).toEqual([[true, [{ preventScroll: true }]]]);
});

test('VID-20: once it is there it counts as playing, and is asked in its own words to tell its state', async () => {
  const { frame, told, posted } = await begin();
  expect([told, posted]).toEqual([[], []]);
  frame.dispatchEvent(new Event('load'));
  expect([told, posted]).toEqual([
    [{ type: 'film.played' }],
    [['{"event":"listening","id":1,"channel":"widget"}', host]],
  ]);
});

test('VID-20: its own messages are heard alone, until it leaves the page', async () => {
  const { told, say, leave } = await begin();
  say(host, null);
  say(host, { postMessage: () => {} });
  say('https://films.example');
  say('https://www.youtube.com');
  expect(told).toEqual([]);
  say(host);
  expect(told).toEqual([{ type: 'film.paused' }]);
  await leave();
  say(host);
  expect(told).toEqual([{ type: 'film.paused' }]);
});
