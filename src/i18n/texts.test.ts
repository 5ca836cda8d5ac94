import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createTexts } from './texts.ts';

const folder = join(import.meta.dirname, '..', '..', 'locales');
const read = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, language, file), 'utf8'));

/** `a.b` and its text, for every text of a file. */
const leaves = (value: unknown, path = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, below]) => leaves(below, path === '' ? key : `${path}.${key}`))
    : [[path, value]];

const placeholders = (text: unknown): string[] =>
  [...String(text).matchAll(/\{\{(\w+)/g)].map(([, name]) => name ?? '').sort();

describe('RTE-40: both languages say the same things', () => {
  const files = readdirSync(join(folder, 'fr')).sort();

  test('the same files', () => {
    expect(readdirSync(join(folder, 'en')).sort()).toEqual(files);
  });

  test.each(files)('%s has the same keys, and the same placeholders in each', (file) => {
    const shape = (language: string) =>
      leaves(read(language, file))
        .map(([key, text]) => [key, placeholders(text)])
        .sort();
    expect(shape('en')).toEqual(shape('fr'));
  });
});

describe('RTE-40: at run time', () => {
  const texts: Record<string, object> = {
    'fr/layout': { skip: 'Aller au contenu', home: '' },
    'en/layout': { skip: 'Skip to content', tickets: 'Tickets' },
  };
  const open = async () => {
    const log: [string, object][] = [];
    const asked: string[] = [];
    const made = await createTexts(
      'fr',
      'en',
      async (language, file) => {
        asked.push(`${language}/${file}`);
        return texts[`${language}/${file}`] ?? {};
      },
      (event, details) => log.push([event, details]),
    );
    await made.load('layout');
    return { ...made, log, asked };
  };

  test('a key that is missing is answered in the other language, with a line in the log', async () => {
    const { i18n, log, asked } = await open();
    const before = i18n.t('layout.tickets');
    await new Promise(setImmediate);
    expect([before, i18n.t('layout.tickets'), log, asked]).toEqual([
      'layout.tickets',
      'Tickets',
      [['text.missing', { language: 'fr', key: 'layout.tickets' }]],
      ['fr/layout', 'en/layout'],
    ]);
  });

  test('the other language’s texts that cannot be read either leave a line in the log', async () => {
    const log: [string, object][] = [];
    const { i18n } = await createTexts(
      'fr',
      'en',
      () => Promise.reject(new TypeError('Failed to fetch')),
      (event, details) => log.push([event, details]),
    );
    i18n.t('layout.tickets');
    await new Promise(setImmediate);
    expect(log).toEqual([
      ['text.missing', { language: 'fr', key: 'layout.tickets' }],
      ['text.unreadable', { fallback: 'en', file: 'layout' }],
    ]);
  });

  test('LAY-23: a text that says nothing is no missing text', async () => {
    const { i18n, log } = await open();
    expect([i18n.t('layout.home'), log]).toEqual(['', []]);
  });

  test('texts that come are drawn at once where they were missed, and nowhere else', async () => {
    const { i18n, load } = await open();
    const drawn: string[] = [];
    i18n.store.on('added', (language) => drawn.push(language));
    await load('page');
    expect(drawn).toEqual([]);
    i18n.t('layout.tickets');
    await new Promise(setImmediate);
    expect(drawn).toEqual(['en']);
  });

  test('a file that could not be read is read again when it is next asked for', async () => {
    let hasNetwork = false;
    const { i18n, load } = await createTexts(
      'fr',
      'en',
      () =>
        hasNetwork ? Promise.resolve({ home: 'Accueil' }) : Promise.reject(new TypeError('Failed to fetch')),
      () => {},
    );
    await expect(load('layout')).rejects.toThrow('Failed to fetch');
    hasNetwork = true;
    await load('layout');
    expect(i18n.t('layout.home')).toBe('Accueil');
  });

  test('a file is read once', async () => {
    const { load, asked } = await open();
    await load('layout', 'layout');
    expect(asked).toEqual(['fr/layout']);
  });
});
