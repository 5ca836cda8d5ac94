import { expect, test } from 'vitest';
import { perVersion } from './perVersion.ts';

const open = () => {
  const at = { version: 1, reads: 0, fails: false };
  const read = perVersion({ look: () => Promise.resolve(at.version) }, () => {
    at.reads += 1;
    return at.fails ? Promise.reject(new Error(`read ${at.reads}`)) : Promise.resolve(`read ${at.reads}`);
  });
  return { at, read };
};

test('caching: something is read once for each version of the data', async () => {
  const { at, read } = open();
  expect([await read(), await read(), ...(await Promise.all([read(), read()]))]).toEqual(
    Array.from({ length: 4 }, () => 'read 1'),
  );
  at.version = 2;
  expect([await read(), await read(), at.reads]).toEqual(['read 2', 'read 2', 2]);
  // Versions only differ: a restored database may have an earlier one.
  at.version = 1;
  expect(await read()).toBe('read 3');
});

test('caching: a failed reading is tried again, and who waited for it hears why', async () => {
  const { at, read } = open();
  at.fails = true;
  await expect(read()).rejects.toThrow('read 1');
  await expect(read()).rejects.toThrow('read 2');
  at.fails = false;
  expect([await read(), await read()]).toEqual(['read 3', 'read 3']);
});

test('caching: a reading of an earlier version that fails late takes nothing from the present one', async () => {
  const late = Promise.withResolvers<string>();
  const answers = [late.promise, Promise.resolve('present'), Promise.resolve('again')];
  let version = 1;
  const read = perVersion({ look: () => Promise.resolve(version) }, () => answers.shift() ?? late.promise);
  const before = read();
  // The first one is under way.
  await Promise.resolve();
  version = 2;
  expect(await read()).toBe('present');
  late.reject(new Error('gone'));
  await expect(before).rejects.toThrow('gone');
  expect(await read()).toBe('present');
});
