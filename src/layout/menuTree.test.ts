import { expect, test } from 'vitest';
import { menuTree } from './menuTree.ts';

const item = (hierarchy: string) => ({ title: hierarchy, href: `/fr/${hierarchy}`, hierarchy });
const node = (id: string, ...subMenu: object[]) => ({
  id,
  title: id,
  href: `/fr/${id}`,
  isHere: false,
  subMenu,
});

test('LAY-17: a dot only at the start is the top level, a further dot is a child', () => {
  expect(menuTree([item('.a'), item('.a.1'), item('.b'), item('.a.2')], '')).toEqual([
    node('.a', node('.a.1'), node('.a.2')),
    node('.b'),
  ]);
});

test('LAY-17: children may come before their parent and go deeper', () => {
  expect(menuTree([item('.a.1.x'), item('.a.1'), item('.a')], '')).toEqual([
    node('.a', node('.a.1', node('.a.1.x'))),
  ]);
});

test('LAY-17: an entry without its parent stands at the top', () => {
  expect(menuTree([item('.a'), item('.lost.1'), item('plain')], '')).toEqual([
    node('.a'),
    node('.lost.1'),
    node('plain'),
  ]);
});

test('LAY-17: the entry of the page one is on is marked, at any level', () => {
  expect(menuTree([item('.a'), item('.a.1')], '/fr/.a.1')).toEqual([
    node('.a', { ...node('.a.1'), isHere: true }),
  ]);
});
