import type { Locator } from '@playwright/test';
import { expect } from '#e2e/site/test.ts';
import { type SiteWords, words } from '#e2e/site/words.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { faultOf } from '../browser/faults.ts';
import type { HeldCall, HeldCalls } from '../browser/gate.ts';
import { openMemberTab, tokensOf } from '../browser/openTab.ts';
import type { Visit } from '../counterpart.ts';

/** The profile of a logged-in member, with one part of the account under test. */
export interface ProfileScene extends Visit {
  part: Locator;
  text: SiteWords['profile'];
  /** The calls of the part's changes. */
  calls: HeldCalls;
  /** The waiting one. */
  call: HeldCall | null;
}

export const openPart = async (visit: Visit, scope: string, calls: HeldCalls): Promise<ProfileScene> => {
  const { page, lang } = visit;
  await openMemberTab(visit, `/${lang}/profile`, await tokensOf(visit, 'camille'));
  const part = page.locator(`[data-scope="${scope}"]`);
  await expect(part).toBeVisible();
  return { ...visit, part, text: words[lang].profile, calls, call: null };
};

export const callOf = ({ call }: ProfileScene): HeldCall => {
  if (!call) throw new Error('Nobody asked');
  return call;
};
export const fails = (scene: ProfileScene): Promise<void> => faultOf(scene.number).befall(callOf(scene));

/** Like the visitor, by mouse or by keyboard. */
export const press = (button: Locator, { number }: Visit): Promise<void> =>
  number % 2 === 0 ? button.click() : button.press('Enter');

export const submitOf = ({ part }: ProfileScene): Locator => part.locator('button[type="submit"]');

/** A field's fault is said beside it, too. */
export const seesFault = async ({ part }: ProfileScene, { facts: { fault } }: Place): Promise<void> => {
  if (typeof fault !== 'string') return;
  const said = await part.locator('[aria-labelledby$="-faults"]').getByRole('link').innerText();
  await expect(part.locator(`[name="${fault}"]`)).toHaveAccessibleDescription(
    new RegExp(`^${RegExp.escape(said)}`),
  );
};
