import type { Locator } from '@playwright/test';
import { videosOf } from '#e2e/site/videos.ts';
import { expect } from '#e2e/site/test.ts';
import { filled, words } from '#e2e/site/words.ts';
import type { videoPlayerMachine } from '#machines/videoPlayer/videoPlayer.machine.ts';
import { withoutCache } from '../browser/cache.ts';
import type { HeldCall, HeldCalls } from '../browser/gate.ts';
import { openTab } from '../browser/openTab.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { videoPlayerPerception } from './videoPlayer.perception.ts';

interface PlayerScene extends Visit {
  root: Locator;
  video: Locator;
  /** The loading film, for each request. */
  films: HeldCalls | null;
  end: () => Promise<unknown>;
  isLive: true;
}

const isBackground = ({ path }: Visit): boolean =>
  path.start.value !== 'poster' && path.start.value !== 'loading';

const prefer = ({ page }: Visit, isReduced: boolean): Promise<void> =>
  page.emulateMedia({ reducedMotion: isReduced ? 'reduce' : 'no-preference' });

const tell = (video: Locator, event: 'ended' | 'error' | 'playing' | 'pause'): Promise<void> =>
  video.dispatchEvent(event);

const arrive = async ({ films }: PlayerScene, befall: (call: HeldCall) => Promise<void>): Promise<void> => {
  const call = await films?.next();
  if (call) await befall(call);
};

/** The effect of an event on a loaded film and on one under way. */
const isOnItsWay = (value: unknown): boolean => value === 'loading';

const press = async ({ root, lang }: PlayerScene, from: unknown): Promise<void> => {
  const { video } = words[lang];
  const name =
    from === 'failed'
      ? video.again
      : from === 'ended'
        ? video.replay
        : filled(video.playNamed, { title: videosOf[lang].film.title });
  await root.getByRole('button', { name, exact: true }).click();
};

const inBackground =
  (isRunning: boolean) =>
  async ({ video }: PlayerScene): Promise<void> => {
    await expect(video).toHaveJSProperty('muted', true);
    await expect(video).toHaveJSProperty('paused', !isRunning);
  };

/** VID-20, VID-22: the player, on the page of a video and in the background of another. */
export const videoPlayerCounterpart = counterpart<typeof videoPlayerMachine, PlayerScene>('videoPlayer', {
  requirements: 'VID-20, VID-22',
  begin: async (visit) => {
    const { page, gate, lang } = visit;
    const isBehind = isBackground(visit);
    const films = isBehind ? null : gate.hold(({ path }) => path.endsWith('.mp4'));
    const end = await withoutCache(page);
    await prefer(visit, true);
    await openTab(visit, isBehind ? videosOf[lang].background : videosOf[lang].film.path);
    const root = page.locator('main [data-scope="videoPlayer"]');
    const scene = { ...visit, root, video: root.locator('video'), films, end, isLive: true as const };
    if (visit.path.start.value === 'loading') await press(scene, 'poster');
    return scene;
  },
  end: async (scene) => {
    await scene.end();
    await prefer(scene, true);
  },
  root: ({ root }) => root,
  events: {
    'play.pressed': (scene, _event, { value }) => press(scene, value),
    'film.played': async (scene, _event, { value }) => {
      if (isOnItsWay(value)) await arrive(scene, (call) => call.pass());
      else await tell(scene.video, 'playing');
    },
    'film.paused': async (scene, _event, { value }) => {
      await scene.video.evaluate((video) => video instanceof HTMLVideoElement && video.pause());
      if (!isOnItsWay(value)) await tell(scene.video, 'pause');
    },
    'film.ended': async (scene, { top }) => {
      if (isBackground(scene))
        await scene.page.evaluate((y) => {
          // For the film alone: a scroll would be the reader's.
          Object.defineProperty(window, 'scrollY', { configurable: true, get: () => y });
        }, top);
      await tell(scene.video, 'ended');
    },
    'film.broke': async (scene, _event, { value }) => {
      if (isOnItsWay(value))
        await arrive(scene, (call) => call.answer(200, '<p>', { 'content-type': 'text/html' }));
      else if (isBackground(scene))
        await scene.video.evaluate((video) => {
          if (!(video instanceof HTMLVideoElement)) return;
          video.play = () => Promise.reject(new Error('refused'));
          video.dispatchEvent(new Event('ended'));
        });
      else await tell(scene.video, 'error');
    },
    'preference.told': (scene, { isReduced }) => prefer(scene, isReduced),
    'reader.scrolled': ({ page }) => page.evaluate(() => dispatchEvent(new Event('scroll'))),
    'motion.toggled': ({ root }) => root.getByRole('button').dispatchEvent('click'),
  },
  ports: {},
  perception: videoPlayerPerception,
  signs: {
    poster: ({ video }) => expect(video).toHaveCount(0),
    loading: ({ video }) => expect(video).toBeFocused(),
    playing: ({ video }) => expect(video).toHaveAttribute('controls'),
    paused: ({ video }) => expect(video).toBeVisible(),
    failed: ({ root }) => expect(root.getByRole('link')).toHaveAttribute('href', /\.mp4$/),
    'background.resting': inBackground(false),
    'background.running': inBackground(true),
  },
});
