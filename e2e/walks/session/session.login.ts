import type { Page } from '@playwright/test';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { demo, type DemoMember, latestCode } from '#e2e/site/member.ts';
import { codeFieldOn, submitCode, submitCredentials } from '#e2e/pageObjects/loginForm.ts';
import { rootsIn } from '#e2e/site/matchesState.ts';
import { expect } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import type { SessionScene } from './session.scene.ts';

/** The first step, until the code has been mailed. */
export const waitForCode = async (page: Page, member: DemoMember): Promise<void> => {
  await submitCredentials(page, demo[member].username);
  await codeFieldOn(page).waitFor();
};

/** Returns to the member's page, and resumes the act that waited for them, and for nobody else (SES-32). */
export const logInAgain = async (scene: SessionScene, memberId: string, from: Place): Promise<void> => {
  const { page, running, lang, corner, path } = scene;
  const member = memberId === 'camille' ? 'camille' : 'sam';
  const waits = JSON.stringify(from.value).includes('interrupted');
  const isAtCode = from === path.start && waits;
  if (!isAtCode) {
    if (from !== path.start && from.value === 'anonymous')
      await corner.getByRole('link', { name: words[lang].layout.logIn }).click();
    await waitForCode(page, member);
  }
  await submitCode(page, await latestCode(running, demo[member].username));
  await expect(page).toHaveURL(scene.gate.url + scene.address);
  scene.slept = 0;
  if (!waits) return;
  const first = scene.action;
  const calls = scene.address === `/${lang}/profile` ? scene.hearts : scene.reservations;
  if (member === 'camille') {
    const again = await calls.next();
    expect([again.method, again.path, again.headers['idempotency-key']]).toEqual(
      first ? [first.method, first.path, first.headers['idempotency-key']] : ['POST', again.path, 'key-1'],
    );
    return;
  }
  await expect(
    page
      .locator('main')
      .locator(`${rootsIn('reservation', { resting: 'reservable' })}, ${rootsIn('wishlist', 'on')}`)
      .first(),
  ).toBeVisible();
  expect(calls.count()).toBe(first ? 1 : 0);
};
