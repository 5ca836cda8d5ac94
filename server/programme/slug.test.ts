import { expect, test } from 'vitest';
import { createSlugs } from './slug.ts';

test('RTE-36: slugs are words of the title, and never twice the same', () => {
  const slugOf = createSlugs(new Set(['theirs', 'theirs-3']));
  const titles = ['Été à l’Île : cœur & âme!', 'Été à l’île, cœur & âme', 'ਛੱਤ', 'ਛੱਤ ਚੋਂਦੀ', '../../etc/passwd'];
  expect(titles.map(slugOf)).toEqual([
    'ete-a-l-ile-coeur-ame',
    'ete-a-l-ile-coeur-ame-2',
    'event',
    'event-2',
    'etc-passwd',
  ]);
  expect(['Theirs', 'Theirs', 'Theirs 5', 'Theirs', 'Theirs'].map(slugOf)).toEqual([
    'theirs-2',
    'theirs-4',
    'theirs-5',
    'theirs-6',
    'theirs-7',
  ]);
  expect(['Ægir & Cæsar', 'Ça “swingue”'].map(slugOf)).toEqual(['aegir-caesar', 'ca-swingue']);
  expect(slugOf('a'.repeat(500))).toHaveLength(80);
  expect(slugOf(`${'b'.repeat(79)} c`)).toBe('b'.repeat(79));
});

test('import: of 20,000 equal titles each slug is looked up once', () => {
  let looks = 0;
  class Counted extends Set<string> {
    override has(slug: string): boolean {
      looks += 1;
      return super.has(slug);
    }
  }
  const count = 20_000;
  const slugOf = createSlugs(new Counted());
  const slugs = Array.from({ length: count }, () => slugOf('Une soirée'));
  expect([slugs[0], slugs.at(-1), new Set(slugs).size]).toEqual(['une-soiree', `une-soiree-${count}`, count]);
  expect(looks).toBe(count);
});
