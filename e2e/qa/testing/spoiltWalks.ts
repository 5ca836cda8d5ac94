import { expect, test } from '@playwright/test';
import type { Language } from '#contract/address/language.ts';
import { everyWalk } from '#e2e/walks/everyCounterpart.ts';
import { testWalk } from '#e2e/walks/walker.ts';

/** Walks a path, but the first time expects something missing after its second step. */
const testSpoiltWalk = (id: string, lang: Language): void => {
  const walkable = everyWalk().find(({ path }) => path.id === id);
  if (!walkable) throw new Error(`There is no path ${id}`);
  const { counterpart, path, number } = walkable;
  const spoilt: typeof counterpart = {
    ...counterpart,
    begin: async (visit) => {
      const hand = await counterpart.begin(visit);
      return {
        ...hand,
        look: async (state, place) => {
          await hand.look(state, place);
          if (place === path.steps[1] && test.info().retry === 0)
            await expect(visit.page.locator('main h1')).toHaveText(['Nothing'], { timeout: 1_000 });
        },
      };
    },
  };
  testWalk({ counterpart: spoilt, path, number }, lang);
};

testSpoiltWalk('buyPopup/3', 'fr');
