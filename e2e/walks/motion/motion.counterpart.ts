import type { Locator } from '@playwright/test';
import { demoShow } from '#e2e/site/festival.ts';
import { expect } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import type { motionMachine } from '#machines/motion/motion.machine.ts';
import { withoutCache } from '../browser/cache.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import type { HeldCall } from '../browser/gate.ts';
import { openTab } from '../browser/openTab.ts';
import { motionPerception } from './motion.perception.ts';

interface MotionScene extends Visit {
  root: Locator;
  /** The moving part: the film, or the tape of the ticker. */
  moving: Locator;
  names: { playing: string; paused: string };
  /** The film, while it loads. */
  film: HeldCall | null;
  end: () => Promise<unknown>;
}

/** Whether the film or the tape has moved a moment later; a film that starts again stands still for some frames. */
const moves = (moving: Locator): Promise<boolean> =>
  moving.evaluate(async (element) => {
    const place = (): number =>
      element instanceof HTMLVideoElement ? element.currentTime : element.getBoundingClientRect().x;
    const before = place();
    for (let frame = 0; frame < 30; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
      if (place() !== before) return true;
    }
    return false;
  });

const willBeRefused = ({ path }: Visit): boolean =>
  path.steps.some(({ cause }) => cause.kind === 'sent' && cause.event.type === 'playback.refused');

/** The walks go to the film and to the ticker in turn, two and two, so that both are seen, stopped and started. */
const isOfFilm = (visit: Visit): boolean => willBeRefused(visit) || visit.number % 4 < 2;

const prefer = ({ page }: Visit, isReduced: boolean): Promise<void> =>
  page.emulateMedia({ reducedMotion: isReduced ? 'reduce' : 'no-preference' });

/** SHW-04, TOR-06: moving parts have a visible Pause (WCAG 2.2.2). */
export const motionCounterpart = counterpart<typeof motionMachine, MotionScene>('motion', {
  requirements: 'SHW-04, TOR-06',
  begin: async (visit) => {
    const { page, gate, lang } = visit;
    const text = words[lang].show.motion;
    const held = willBeRefused(visit) ? gate.hold(({ path }) => path.endsWith('.mp4')) : null;
    const end = held ? await withoutCache(page) : () => Promise.resolve();
    await prefer(visit, true);
    await openTab(visit, demoShow[lang]);
    const [film, ticker] = [
      page.locator('main [data-scope="motion"]:has(video)'),
      page.locator('main [data-scope="motion"]:not(:has(video))'),
    ];
    const isFilm = isOfFilm(visit);
    const root = isFilm ? film : ticker;
    return {
      ...visit,
      root,
      moving: isFilm ? film.locator('video') : ticker.locator('[aria-hidden="true"]').first(),
      names: isFilm
        ? { playing: text.pauseFilm, paused: text.playFilm }
        : { playing: text.pauseTicker, paused: text.playTicker },
      film: (await held?.next()) ?? null,
      end,
    };
  },
  end: async (scene) => {
    await scene.end();
    await prefer(scene, true);
  },
  root: ({ root }) => root,
  events: {
    'preference.told': (scene, { isReduced }) => prefer(scene, isReduced),
    'motion.toggled': ({ root }) => root.getByRole('button').click(),
    // There is no film: its `play()` rejects.
    'playback.refused': async ({ film }) => film?.answer(404, ''),
  },
  ports: {},
  perception: motionPerception,
  signs: {
    playing: async ({ root, moving, film }) => {
      // SHW-04: anything that plays by itself is muted.
      expect(
        await root
          .locator('video')
          .evaluateAll((films) => films.map((each) => 'muted' in each && each.muted)),
      ).not.toContain(false);
      if (film) await expect(moving).toHaveJSProperty('paused', false);
      else await expect.poll(() => moves(moving), { intervals: [20] }).toBe(true);
    },
    paused: async ({ moving }) => expect(await moves(moving)).toBe(false),
  },
});
