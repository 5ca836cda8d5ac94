import { expect, test } from 'vitest';
import { takeSlug } from './slug.ts';

test('RTE-36: slugs are words of the title, and never twice the same', () => {
  const taken = new Set<string>();
  const titles = ['Été à l’Île : cœur & âme!', 'Été à l’île, cœur & âme', 'ਛੱਤ', 'ਛੱਤ ਚੋਂਦੀ', '../../etc/passwd'];
  expect(titles.map((title) => takeSlug(title, taken))).toEqual([
    'ete-a-l-ile-coeur-ame',
    'ete-a-l-ile-coeur-ame-2',
    'event',
    'event-2',
    'etc-passwd',
  ]);
  expect(takeSlug('a'.repeat(500), taken)).toHaveLength(80);
});
