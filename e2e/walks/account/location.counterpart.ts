import type { Locator } from '@playwright/test';
import { pairPath } from '#contract/address/pairs.ts';
import { expect } from '#e2e/site/test.ts';
import { type SiteWords, words } from '#e2e/site/words.ts';
import { locationInputs } from '#machines/location/location.examples.ts';
import type { Level, locationMachine } from '#machines/location/location.machine.ts';
import { faultOf, memberCall } from '../browser/faults.ts';
import type { HeldCall, HeldCalls } from '../browser/gate.ts';
import { openTab } from '../browser/openTab.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { locationPerception } from './location.perception.ts';

interface LocationScene extends Visit {
  fields: Locator;
  text: SiteWords['account']['places'];
  lists: HeldCalls;
  call: HeldCall | null;
  /** How many places were chosen: each time another one, with an unrequested list. */
  chosen: number;
}

const many = 30;
const names = Array.from({ length: many }, (_, index) => `Place ${String(index).padStart(2, '0')}`);
/** Places of another host, with meaningless names; `known` is among them. */
const answerPlaces = (call: HeldCall, known: readonly string[] = []): Promise<void> => {
  const within = new URL(call.path, 'http://here').searchParams.get('filters') ?? '';
  const items = [...known, ...names].map((name) => ({
    id: known.includes(name) ? name : `${within}/${name}`,
    name,
  }));
  return call.answer(200, JSON.stringify({ data: { items } }), { 'content-type': 'application/json' });
};

const asked = ({ call }: LocationScene): HeldCall => {
  if (!call) throw new Error('No list was asked for');
  return call;
};
const fieldOf = ({ fields, text }: LocationScene, level: Level): Locator =>
  fields.getByRole('combobox', { name: text[level], exact: true });

const [, whole] = locationInputs;
const ids = Object.values(whole.input.chosen);

/** PRO-13…PRO-17 */
export const locationCounterpart = counterpart<typeof locationMachine, LocationScene>('location', {
  requirements: 'PRO-13…PRO-17',
  begin: async (visit) => {
    const { page, gate, lang, path } = visit;
    const lists = gate.hold(memberCall('GET', /^\/(countries|provinces|cities)\?/));
    const isWhole = path.start.says === whole.says;
    const draft = JSON.stringify({ FullName: '', Email: '', Location: whole.input.chosen });
    await openTab(
      visit,
      pairPath('register', lang),
      isWhole ? { session: { registration_draft: draft } } : {},
    );
    const scene: LocationScene = {
      ...visit,
      fields: page.locator('[data-scope="location"]'),
      text: words[lang].account.places,
      lists,
      call: null,
      chosen: 0,
    };
    scene.call = await lists.next();
    if (isWhole) {
      // Only its list has a choice's name; the city's is the last.
      for (; !scene.call.path.includes('/cities'); scene.call = await lists.next())
        await answerPlaces(scene.call, ids);
      await answerPlaces(scene.call, ids);
    }
    return scene;
  },
  events: {
    'place.chosen': async (scene, { level }) => {
      const field = fieldOf(scene, level);
      const name = names[scene.chosen] ?? '';
      scene.chosen += 1;
      await field.fill(name);
      await expect(scene.fields.getByRole('option')).toHaveText([name]);
      await field.press('ArrowDown');
      const active = scene.fields.getByRole('option', { name, selected: true });
      await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
      await field.press('Enter');
      await expect(field).toHaveValue(name);
      if (level !== 'city') scene.call = await scene.lists.next();
    },
    'retry.pressed': async (scene) => {
      await scene.fields.getByRole('button', { name: scene.text.retry }).click();
      scene.call = await scene.lists.next();
    },
  },
  ports: {
    list: {
      done: (scene, { outcome }) =>
        outcome === 'some'
          ? answerPlaces(asked(scene))
          : asked(scene).answer(200, '{"data":{"items":[]}}', { 'content-type': 'application/json' }),
      failed: (scene) => faultOf(scene.number).befall(asked(scene)),
    },
  },
  perception: locationPerception,
  signs: { choosing: ({ fields }) => expect(fields.getByRole('combobox').last()).toHaveValue('') },
});
