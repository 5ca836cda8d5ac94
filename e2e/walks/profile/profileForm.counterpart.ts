import * as v from 'valibot';
import { askMemberApi } from '#e2e/site/member.ts';
import { expect } from '#e2e/site/test.ts';
import type { profileFormMachine } from '#machines/profileForm/profileForm.machine.ts';
import { tooMany } from '../account/account.scene.ts';
import { memberCall, refuse, unanswered } from '../browser/faults.ts';
import { tokensOf } from '../browser/openTab.ts';
import { counterpart } from '../counterpart.ts';
import { profileFormPerception } from './profileForm.perception.ts';
import { callOf, openPart, press, seesFault, submitOf, type ProfileScene } from './profile.scene.ts';

const path = '/v1/me/profile';
const names = v.looseObject({ firstname: v.string(), lastname: v.string() });

interface ProfileFormScene extends ProfileScene {
  /** The server's. */
  real: v.InferOutput<typeof names>;
  /** The page's. */
  known: v.InferOutput<typeof names>;
  /** How many names were given: each time another one. */
  given: number;
  isOpened: boolean;
  /** Whether the form stands anew, after a choice between two versions. */
  isAnew: boolean;
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
      const scene = await openPart(visit, 'profileForm', calls);
      return { ...scene, real: data, known: data, given: 0, isOpened: false, isAnew: false };
    },
    events: {
      'edit.pressed': (scene) => {
        scene.isOpened = true;
        return press(scene.part.getByRole('button', { name: scene.text.details.edit }), scene);
      },
      'cancel.pressed': (scene) =>
        press(scene.part.getByRole('button', { name: scene.text.details.cancel }), scene),
      'form.submitted': async (scene, { changes, faults }) => {
        const isNamed = changes['lastname'] !== undefined;
        scene.given += 1;
        scene.isAnew = false;
        await type(scene, 'firstname', changes['firstname'] ?? scene.known.firstname);
        await type(scene, 'lastname', isNamed ? `Tremblay ${scene.given}` : scene.known.lastname);
        await press(submitOf(scene), scene);
        if (faults.length === 0 && isNamed) scene.call = await scene.calls.next();
      },
      'mine.kept': async (scene) => {
        scene.isAnew = true;
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
        // Another answer of a success means saved: the profile is read anew (HST-47).
        failed: (scene) => unanswered(scene.number).befall(callOf(scene)),
      },
    },
    perception: profileFormPerception,
    signs: {
      viewing: ({ part, text, known }) =>
        expect(part.locator('dd').nth(1)).toHaveText(known.lastname || text.details.none),
      refused: seesFault,
      failed: ({ part, given }) => expect(part.locator('[name="lastname"]')).toHaveValue(`Tremblay ${given}`),
      conflict: ({ part, text, given, real }) =>
        expect(part.getByRole('cell')).toHaveText([`Tremblay ${given}`, real.lastname || text.details.none]),
      saved: async ({ part, given }) => {
        await expect(part.getByRole('status')).toBeFocused();
        await expect(part.locator('dd').nth(1)).toHaveText(`Tremblay ${given}`);
      },
    },
  },
);
