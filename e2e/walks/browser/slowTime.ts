import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';

/**
 * The script that slows the time of a page: a delay of two seconds ends on the walk's command and not because the machine was
 * busy; yet things due "in a moment" happen.
 */
const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, 'slowTime.page.ts'),
        formats: ['iife'],
        name: 'slowTime',
        fileName: 'slowTime',
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const [chunk] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error('Nothing was built');
  return chunk.code;
};

let script: Promise<string> | null = null;

/** Gives every document of a page a time that walks can slow down and move on. */
export const installSlowTime = async (page: Page): Promise<void> => {
  script ??= bundle();
  await page.addInitScript({ content: await script });
};

/** The speed of time while a walk looks. */
const slow = 0.2;

/** From now on, until the next document, time hardly passes by itself. */
export const slowDown = (page: Page): Promise<void> =>
  page.evaluate((speed) => {
    window.walkTime.speed = speed;
  }, slow);

/** From now on, until the next document, time passes only on the walk's command: for very short delays. */
export const standStill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.walkTime.speed = 0;
  });

/** Lets time pass, in ms. */
export const pass = (page: Page, ms: number): Promise<void> =>
  page.evaluate((length) => window.walkTime.pass(length), ms);
