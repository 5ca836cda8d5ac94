import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { VideoPlayerEvent } from '#machines/videoPlayer/videoPlayer.machine.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { FileFilm } from './FileFilm.tsx';

/** A film of our own, and what it tells; `played` is the browser's answer to play. */
const begin = async (played: () => Promise<void> = async () => {}) => {
  openWindow();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(played);
  const told: VideoPlayerEvent[] = [];
  const { find } = await renderLive(
    <FileFilm
      title="Gala"
      src="/films/gala.mp4"
      poster={null}
      captions={[{ lang: 'en', label: '', url: '/films/gala.en.vtt' }]}
      onTold={(event) => told.push(event)}
    />,
  );
  const film = find('video');
  const begun = [focus, play].map(({ mock }) => [mock.contexts.map((it) => it === film), mock.calls]);
  focus.mockRestore();
  play.mockRestore();
  const happen = (type: string, element: Element = film) =>
    act(async () => element.dispatchEvent(new Event(type)));
  return { film, track: find('track'), told, begun, happen };
};

test('VID-20: a film of our own takes the focus, without a move of the page, and plays', async () => {
  const { begun, told } = await begin();
  expect(begun).toEqual([
    [[true], [[{ preventScroll: true }]]],
    [[true], [[]]],
  ]);
  expect(told).toEqual([]);
});

test('VID-20: where the browser does not let it play by itself, it waits for its own button', async () => {
  const refusal = (name: string) => async () => Promise.reject(new DOMException('no', name));
  expect((await begin(refusal('NotAllowedError'))).told).toEqual([{ type: 'film.paused' }]);
});

test.each([
  ['a film that is taken away', new DOMException('gone', 'AbortError')],
  ['a film that cannot play', new DOMException('no such film', 'NotSupportedError')],
  ['another failure of that name', Object.assign(new Error('no'), { name: 'NotAllowedError' })],
])('VID-20: %s is not one that waits', async (_, failure) => {
  expect((await begin(() => Promise.reject(failure))).told).toEqual([]);
});

test('VID-20: it tells what it does; its pause at the end is none, and captions that are missing do no harm', async () => {
  const { film, track, told, happen } = await begin();
  const sees = async (type: string, element?: Element) => {
    told.length = 0;
    await happen(type, element);
    return [...told];
  };
  vi.stubGlobal('scrollY', 240);
  expect([
    await sees('playing'),
    await sees('pause'),
    await sees('error'),
    await sees('error', track),
  ]).toEqual([[{ type: 'film.played' }], [{ type: 'film.paused' }], [{ type: 'film.broke' }], []]);
  Object.defineProperty(film, 'ended', { value: true });
  expect([await sees('pause'), await sees('ended')]).toEqual([[], [{ type: 'film.ended', top: 240 }]]);
});
