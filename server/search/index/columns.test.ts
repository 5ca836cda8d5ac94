import { expect, test } from 'vitest';
import { TextColumn } from './columns.ts';

test('SRCH-02: a value is found in any case, in every spelling that was put, and each spelling is one value', () => {
  const column = new TextColumn();
  column.put(0, ['Gala', 'GALA', 'Gala']);
  column.put(1, ['gala', 'Été']);
  column.put(2, ['Gala', 'ÉTÉ']);
  const spelt = (value: string) => column.numbersOf(value).map((number) => column.values[number]);
  const at = (place: number) => column.at(place).map((number) => column.values[number]);
  expect(column.values).toEqual(['Gala', 'GALA', 'gala', 'Été', 'ÉTÉ']);
  expect(['gala', 'GaLa', 'été', 'ete', ''].map(spelt)).toEqual([
    ['Gala', 'GALA', 'gala'],
    ['Gala', 'GALA', 'gala'],
    ['Été', 'ÉTÉ'],
    [],
    [],
  ]);
  expect([0, 1, 2, 3].map(at)).toEqual([['Gala', 'GALA'], ['gala', 'Été'], ['Gala', 'ÉTÉ'], []]);
});
