import { stripVTControlCharacters } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import type { TransitionPath } from '#machines/testing/transitionPaths.ts';
import type { RunningSite } from '../site/runningSite.ts';
import { expect, test } from '../site/test.ts';
import { everyWalk } from './everyCounterpart.ts';
import { walk } from './walk.ts';
import { openWalkedTab } from './browser/walkedTab.ts';
import { words } from '../site/words.ts';

/** The values of a path's states: `['collapsed', 'expanded']`. */
const valuesOf = ({ start, steps }: TransitionPath) => [start, ...steps].map(({ value }) => value);

/** Walks the first path of a machine through these states, or these words, on a spoilt site. @returns the reason for its failure */
const walkSpoilt = async (
  { browser, running }: { browser: Browser; running: RunningSite },
  machine: string,
  through: readonly string[],
  spoil: (page: Page) => Promise<unknown>,
): Promise<string> => {
  const walkable = everyWalk().find(
    ({ path }) =>
      path.id.startsWith(`${machine}/`) &&
      (through.every((state, index) => valuesOf(path)[index] === state) ||
        through.every((words, index) => path.steps[index]?.says === words)),
  );
  if (!walkable) throw new Error(`No path of "${machine}" goes so`);
  const { counterpart, path, number } = walkable;
  // Its end fails too, which must not be the reported failure.
  const failsToEnd: typeof counterpart = {
    ...counterpart,
    begin: async (visit) => ({
      ...(await counterpart.begin(visit)),
      end: () => Promise.reject(new Error('The end fails')),
    }),
  };
  const { page, gate, close } = await openWalkedTab(browser, running);
  await spoil(page);
  const visit = { page, gate, running, lang: 'en', path, number } as const;
  const nothing = () => Promise.resolve();
  try {
    return await walk(failsToEnd, visit, (_, make) => make(), nothing).then(
      () => 'It did not',
      (error: Error) => stripVTControlCharacters(error.message),
    );
  } finally {
    await close();
  }
};

test(
  'a walk fails where the machine is elsewhere: a button that does nothing',
  { tag: '@slow' },
  async ({ browser, running }) => {
    const swallowClicks = (page: Page) =>
      page.addInitScript(() => {
        const swallow = (event: Event): void => {
          const { target } = event;
          if (target instanceof Element && target.closest('[data-scope="readMore"] button') !== null)
            event.stopImmediatePropagation();
        };
        addEventListener('click', swallow, true);
      });
    const why = await walkSpoilt({ browser, running }, 'readMore', ['collapsed', 'expanded'], swallowClicks);
    expect(why).toContain('Expected: "expanded"\nReceived: "collapsed"');
  },
);

test(
  'a walk fails where the machine is right and the page is not: a film that plays on',
  { tag: '@slow' },
  async ({ browser, running }) => {
    const ignorePauses = (page: Page) =>
      page.addInitScript(() => {
        HTMLMediaElement.prototype.pause = () => {};
      });
    const why = await walkSpoilt(
      { browser, running },
      'motion',
      ['paused', 'playing', 'paused'],
      ignorePauses,
    );
    expect(why).toContain('toBe(expected)');
    expect(why).toContain('Expected: false\nReceived: true');
  },
);

test(
  'TST-05: a walk fails where a chart forgets what went wrong: the visitor reads nothing of it',
  { tag: '@slow' },
  async ({ browser, running }) => {
    let planted = 0;
    const dropNote = (page: Page) =>
      page.route(/\/LoginForm-[^/]*\.js$/, async (route) => {
        const response = await route.fetch();
        const code = await response.text();
        const broken = code.replaceAll(/actions:["'`]noteUnavailable["'`]/g, 'actions:[]');
        if (broken !== code) planted += 1;
        await route.fulfill({ response, body: broken });
      });
    const why = await walkSpoilt(
      { browser, running },
      'login',
      ['visitor gives a name and a password', 'the server cannot be reached with the password'],
      dropNote,
    );
    expect(planted).toBe(1);
    expect(why).toContain("getByRole('alert')");
    expect(why).toContain(words.en.login.problem.unavailable);
  },
);
