import * as v from 'valibot';
import { askMemberApi } from '#e2e/site/member.ts';
import { expect } from '#e2e/site/test.ts';
import type { profileFormMachine } from '#machines/profileForm/profileForm.machine.ts';
import { tooMany } from '../account/account.scene.ts';
import { memberCall, refuse } from '../browser/faults.ts';
import { tokensOf } from '../browser/openTab.ts';
import { counterpart } from '../counterpart.ts';
import { callOf, fails, openPart, press, seesTrouble, submitOf, type ProfileScene } from './profile.scene.ts';

const path = '/v1/me/profile';
const names = v.looseObject({ firstname: v.string(), lastname: v.string() });

interface ProfileFormScene extends ProfileScene {
  /** The server's. */
  real: v.InferOutput<typeof names>;
  /** The page's. */
  known: v.InferOutput<typeof names>;
  /** How many names were given: each time another one. */
  given: number;
}

const type = async ({ part }: ProfileFormScene, name: 'firstname' | 'lastname', text: string) =>
  part.locator(`[name="${name}"]`).fill(text);

/** PRO-01…PRO-03 */
export const profileFormCounterpart = counterpart<typeof profileFormMachine, ProfileFormScene>(
  'profileForm',
  {
    requirements: 'PRO-01…PRO-03',
    begin: async (visit) => {
      const calls = visit.gate.hold(memberCall('PATCH', /^\/me\/profile$/));
      const { token } = await tokensOf(visit, 'camille');
      const answer = await askMemberApi(visit.running, 'GET', path, { token });
      const { data } = v.parse(v.object({ data: names }), await answer.json());
      return { ...(await openPart(visit, 'profileForm', calls)), real: data, known: data, given: 0 };
    },
    events: {
      'edit.pressed': (scene) =>
        press(scene.part.getByRole('button', { name: scene.text.details.edit }), scene),
      'cancel.pressed': (scene) =>
        press(scene.part.getByRole('button', { name: scene.text.details.cancel }), scene),
      'form.submitted': async (scene, { changes, faults }) => {
        const isNamed = changes['lastname'] !== undefined;
        scene.given += 1;
        await type(scene, 'firstname', changes['firstname'] ?? scene.known.firstname);
        await type(scene, 'lastname', isNamed ? `Tremblay ${scene.given}` : scene.known.lastname);
        await press(submitOf(scene), scene);
        if (faults.length === 0 && isNamed) scene.call = await scene.calls.next();
      },
      'mine.kept': async (scene) => {
        await press(scene.part.getByRole('button', { name: scene.text.details.conflict.keep }), scene);
        scene.call = await scene.calls.next();
      },
      'theirs.taken': (scene) =>
        press(scene.part.getByRole('button', { name: scene.text.details.conflict.take }), scene),
    },
    ports: {
      save: {
        done: async (scene, output) => {
          const call = callOf(scene);
          switch (output.outcome) {
            case 'saved':
              scene.known = { ...scene.known, lastname: `Tremblay ${scene.given}` };
              return call.answer(200, JSON.stringify({ data: scene.known }), {
                'content-type': 'application/json',
                etag: '"another"',
              });
            case 'conflict':
              scene.known = scene.real;
              return refuse(call, 412, 'changed-elsewhere');
            case 'refused':
              return call.answer(
                400,
                JSON.stringify({ error: { code: 'invalid', message: 'lastname is not what it must be' } }),
              );
            case 'too-many':
              return tooMany(call);
          }
        },
        failed: fails,
      },
    },
    states: {
      submitted: null,
      viewing: async ({ part, text, known }) => {
        await expect(part.getByRole('button')).toHaveText([text.details.edit]);
        await expect(part.locator('dd').nth(1)).toHaveText(known.lastname || text.details.none);
      },
      editing: async (scene, place) => {
        await seesTrouble(scene, place);
        await expect(scene.part.locator('[name="firstname"]')).toBeFocused();
        await expect(submitOf(scene)).toHaveText(scene.text.details.save);
      },
      saving: async (scene) => {
        await expect(submitOf(scene)).toHaveText(scene.text.details.saving);
        await expect(submitOf(scene)).toBeDisabled();
      },
      refused: seesTrouble,
      failed: async (scene, place) => {
        await seesTrouble(scene, place);
        await expect(submitOf(scene)).toHaveText(scene.text.details.again);
        await expect(scene.part.locator('[name="lastname"]')).toHaveValue(`Tremblay ${scene.given}`);
      },
      conflict: async ({ part, text, given, real }) => {
        await expect(part.getByRole('heading', { name: text.details.conflict.title })).toBeFocused();
        await expect(part.getByRole('cell')).toHaveText([
          `Tremblay ${given}`,
          real.lastname || text.details.none,
        ]);
      },
      saved: async ({ part, text, given }) => {
        await expect(part.getByRole('status')).toHaveText(text.details.saved);
        await expect(part.getByRole('status')).toBeFocused();
        await expect(part.locator('dd').nth(1)).toHaveText(`Tremblay ${given}`);
      },
    },
  },
);
