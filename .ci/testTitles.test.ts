import { describe, expect, test } from 'vitest';
import { testTitles } from './testTitles.ts';

const titlesIn = (code: string, file = 'a.test.ts'): string[] =>
  testTitles(file, code, (text) => text.includes('DAY-'));

describe('requirements: titles', () => {
  test('of tests and of groups, in the order of the file', () => {
    const code = `
      describe('days', () => {
        test('DAY-04: a day', () => { expect('DAY-99').toBe(1); });
        it(\`DAY-05: "more"\`, async () => {});
        test.describe('DAY-06', () => { test.only('DAY-07', () => {}); });
        describe.runIf(isHere)('DAY-08', () => {});
        test.fails('DAY-09 ' + 'again', () => {});
      });`;
    expect(titlesIn(code)).toEqual([
      'days',
      'DAY-04: a day',
      'DAY-05: "more"',
      'DAY-06',
      'DAY-07',
      'DAY-08',
      'DAY-09 again',
    ]);
  });

  test('not of what never runs, of other calls, nor of what stands in comments and texts', () => {
    const code = `
      // test('DAY-04', () => {});
      const text = "test('DAY-05', () => {})";
      test.skip('DAY-06', () => {}); it.todo('DAY-07'); test.fixme('DAY-08', () => {});
      test.step('DAY-09', () => {}); test.beforeEach('DAY-10', () => {}); screen.test('DAY-11');
      pattern.test('DAY-12'); test.each([['DAY-13']]); format('DAY-14'); test();`;
    expect(titlesIn(code)).toEqual([]);
  });

  test('of tables: what matters of the rows stands after the title', () => {
    const code = `
      const rows = [['DAY-06', 1], ['nothing', 2]] as const;
      test.each([['DAY-04: a day', day], ['DAY-05: more', more]])('%s', () => {});
      test.for<[string, number]>(rows)('%s is %i', () => {});
      describe.each([{ name: 'fr' }])('DAY-07: $name', () => {});`;
    expect(titlesIn(code)).toEqual([
      '%s (DAY-04: a day)',
      '%s (DAY-05: more)',
      '%s is %i (DAY-06)',
      'DAY-07: $name',
    ]);
  });

  test('of templates: names are followed to their constants and loops', () => {
    const code = `
      const id = 'DAY-04';
      const cases = [{ requirement: 'DAY-05', says: 'one' }, { requirement: 'DAY-06', says: 'two' }];
      for (const lang of ['fr', 'en']) test(\`DAY-07 (\${lang}): \${words[lang]}\`, () => {});
      for (const { requirement, says } of cases) test(\`\${requirement}: \${says}\`, () => {});
      test(\`\${id}: a day\`, () => {});
      test(id, () => {});`;
    expect(titlesIn(code)).toEqual([
      'DAY-07 (${lang}): ${…}',
      '${requirement}: ${says} (DAY-05)',
      '${requirement}: ${says} (DAY-06)',
      '${id}: a day (DAY-04)',
      '${id} (DAY-04)',
    ]);
  });

  test('a name that stands for itself ends somewhere', () => {
    expect(titlesIn('for (const a of b) for (const b of a) test(`DAY-04: ${a}`, () => {});')).toEqual([
      'DAY-04: ${a}',
    ]);
  });

  test('of components too, and generics of plain files', () => {
    expect(titlesIn("test('DAY-04', () => { show(<p>text</p>); });", 'a.test.tsx')).toEqual(['DAY-04']);
    expect(titlesIn("const same = <T>(it: T): T => it; test('DAY-05', () => {});")).toEqual(['DAY-05']);
  });

  test('a file that is no program is not passed over', () => {
    expect(() => titlesIn("test('DAY-04', () => {")).toThrow('Syntax Error');
  });
});
