import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { Failed } from './Failed.tsx';
import { Player } from './Player.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

const film = { kind: 'file', src: '/films/gala.mp4' } as const;

/** A window whose films play at once. */
const openScreen = () => {
  openWindow();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
};

test('VID-20: a film tells that it plays, rests, is over or broken; seen again, it is a new one', async () => {
  openScreen();
  const { find } = await renderLive(<Player title="Gala" film={film} poster={null} captions={[]} />);
  const screen = find('div');
  const look = () => [
    screen.dataset['state'],
    screen.getAttribute('aria-busy'),
    screen.querySelector('[role=status]')?.textContent,
    ...[...screen.querySelectorAll('button')].map(({ textContent }) => textContent),
  ];
  const tell = async (type: string) => {
    await act(async () => find('video').dispatchEvent(new Event(type)));
    return look();
  };
  const press = async () => {
    await act(async () => find('button').click());
    return look();
  };
  const waits = ['loading', 'true', 'Loading...'];
  const first = find('video');
  expect(look()).toEqual(waits);
  expect([await tell('playing'), await tell('pause'), await tell('playing'), await tell('ended')]).toEqual([
    ['playing', 'false', ''],
    ['paused', 'false', ''],
    ['playing', 'false', ''],
    ['ended', 'false', '', 'Play again'],
  ]);
  expect([find('video') === first, await press(), find('video') === first]).toEqual([true, waits, false]);
  expect(await tell('error')).toEqual(['failed', 'false', '', 'Try again']);
  expect([screen.querySelector('video'), await press()]).toEqual([null, waits]);
});

test('VID-20: a film of the video site that is over and played again has a new frame', async () => {
  openWindow();
  const video = { kind: 'embed', id: 'abcdefghijk', href: 'https://films.example/abcdefghijk' } as const;
  const { find } = await renderLive(<Player title="Gala" film={video} poster={null} captions={[]} />);
  const first = find('iframe');
  const content = {};
  Object.defineProperty(first, 'contentWindow', { value: content });
  const say = async (info: number) => {
    const data = JSON.stringify({ event: 'onStateChange', info });
    const message = new MessageEvent('message', { origin: 'https://www.youtube-nocookie.com', data });
    Object.defineProperty(message, 'source', { value: content });
    await act(async () => dispatchEvent(message));
  };
  const look = () => [find('div').dataset['state'], find('iframe') === first];
  await say(1);
  await say(0);
  expect(look()).toEqual(['ended', true]);
  await act(async () => find('button').click());
  expect(look()).toEqual(['loading', false]);
});

test('VID-20: Try again takes the focus of the film that is gone, and of nothing else', async () => {
  openWindow();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const failed = <Failed film={film} onAgain={() => {}} />;
  const { find, redraw } = await renderLive(failed);
  expect([focus.mock.contexts.map((it) => it === find('button')), focus.mock.calls]).toEqual([
    [true],
    [[{ preventScroll: true }]],
  ]);
  await redraw(<input />);
  find('input').focus();
  await redraw(
    <>
      <input />
      {failed}
    </>,
  );
  expect(document.activeElement === find('input')).toBe(true);
});

test('VID-20: a player that did not come for one video fails there alone: another keeps its poster', async () => {
  openScreen();
  const queries = new QueryClient();
  const queryFn = () => Promise.reject(new Error('no network'));
  await queries.prefetchQuery({ queryKey: ['video-player'], queryFn, retry: false });
  const { find } = await renderLive(<VideoPlayer title="Gala" film={film} poster={null} />, { queries });
  expect([find('button').textContent, document.querySelector('[role=alert]')]).toEqual(['Play', null]);
});

test('VID-20: a press on play fetches the player, and shows it', async () => {
  openScreen();
  const queries = new QueryClient();
  const video = <VideoPlayer title="Gala" film={film} poster={null} />;
  const { find, until } = await renderLive(video, { queries });
  const look = () => [find('div').dataset['state'], find('div').dataset['waits']];
  expect([look(), queries.getQueryData(['video-player'])]).toEqual([['poster', undefined], undefined]);
  await act(async () => find('button').click());
  await until(() => expect(look()).toEqual(['loading', undefined]));
  expect(find('video').getAttribute('src')).toBe('/films/gala.mp4');
});
