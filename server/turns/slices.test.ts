import { expect, test } from 'vitest';
import { NoTurn } from './noTurn.ts';
import { createSlices, type Asker } from './slices.ts';

const [slice, waiting] = [5, 400];

/**
 * Has askers work so many slices for each of their requests; returns the askers of the slices in order, the passes of other
 * requests, and the request of each slice.
 */
const workFor = async (askers: readonly Asker[], slices: number) => {
  let elapsed = 0;
  let isOver = false;
  const told: Asker[] = [];
  const places: number[] = [];
  const beginRequest = createSlices({ slice, waiting, elapsed: () => elapsed });
  const others = (): void => {
    if (isOver) return;
    if (told.at(-1) !== 'others') told.push('others');
    setImmediate(others);
  };
  const requests = askers.map(async (asker, place) => {
    const awaitTurn = beginRequest(asker);
    for (let done = 0; done < slices; done += 1) {
      await awaitTurn();
      told.push(asker);
      places.push(place);
      elapsed += slice;
    }
  });
  setImmediate(others);
  await Promise.all(requests);
  isOver = true;
  return { told, places };
};

test('SRCH-10: between two slices all others pass, and askers have theirs in turn, whoever sends the most', async () => {
  expect((await workFor(['many', 'many', 'many', 'one'], 2)).told).toEqual(
    ['many', 'one', 'many', 'one', 'many', 'many', 'many', 'many']
      .flatMap((asker) => [asker, 'others'])
      .slice(0, -1),
  );
});

test('SRCH-10: a second request of one asker waits behind the first of another', async () => {
  const [page, other] = [Symbol('page'), Symbol('other')];
  expect((await workFor([page, page, other], 1)).told.filter((asker) => asker !== 'others')).toEqual([
    page,
    other,
    page,
  ]);
});

test('SRCH-10: what fits into a slice is done at once', async () => {
  const elapsed = { milliseconds: 0 };
  const awaitTurn = createSlices({ slice, elapsed: () => elapsed.milliseconds })('one');
  const told: string[] = [];
  setImmediate(() => told.push('others'));
  await awaitTurn();
  for (; elapsed.milliseconds < slice; elapsed.milliseconds += 1) {
    await awaitTurn();
    told.push('step');
  }
  expect(told).toEqual(['others', ...Array.from({ length: slice }, () => 'step')]);
  await awaitTurn();
  expect(told).toHaveLength(slice + 1);
});

test('SRCH-10: of one asker the oldest request ends before the next begins: only one holds half an answer', async () => {
  expect((await workFor(['many', 'many', 'one', 'many'], 3)).places).toEqual([
    0, 2, 0, 2, 0, 2, 1, 1, 1, 3, 3, 3,
  ]);
});

test('SRCH-10: of one asker only so many wait for their first turn; what has begun goes on, and others are let in', async () => {
  let elapsed = 0;
  const beginRequest = createSlices({ slice, waiting, elapsed: () => elapsed });
  const first = beginRequest('many');
  const crowd = [first(), ...Array.from({ length: waiting - 1 }, () => beginRequest('many')())];
  await expect(beginRequest('many')()).rejects.toThrow(NoTurn);
  const one = beginRequest('one')();
  await crowd[0];
  elapsed += slice;
  const last = beginRequest('many')();
  const again = first();
  await expect(beginRequest('many')()).rejects.toThrow(NoTurn);
  for (const _ of [...crowd, one, again]) {
    await new Promise(setImmediate);
    elapsed += slice;
  }
  expect(await Promise.all([...crowd, one, again, last])).toHaveLength(waiting + 3);
});
