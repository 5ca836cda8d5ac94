import { expect, test } from 'vitest';
import { createLog, fieldsOf, reasonOf } from './log.ts';
import { inRequest } from './requestContext.ts';

test('log: an event is one line of JSON with its level, name and facts', () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  log.warn('content.skipped', { items: 2, path: '/a\nb' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('\n');
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    level: 'warn',
    event: 'content.skipped',
    items: 2,
    path: '/a\nb',
  });
});

test('log: each line has the name of its own request, and none outside of any', () => {
  const told: unknown[] = [];
  const log = createLog((line) => told.push(JSON.parse(line).request));
  const ids = [1, 2].map(() =>
    inRequest(({ id }) => {
      log.info('asked');
      return id;
    }),
  );
  log.info('alone');
  expect(told).toEqual([...ids, undefined]);
});

test('log: the reason of a failure is its message, never its stack', () => {
  expect(reasonOf(new Error('no such table'))).toBe('no such table');
  expect(reasonOf({ password: 'x' })).toBe('not an error object');
});

test('log: facts of any kind become plain ones: a list or an object is its JSON', () => {
  const plain = { items: 2, path: '/a', isNew: false, id: null };
  expect(fieldsOf({ ...plain, ids: ['1', '2'], date: { start: 'soon' } })).toEqual({
    ...plain,
    ids: '["1","2"]',
    date: '{"start":"soon"}',
  });
});
