import { expect, onTestFinished, test } from 'vitest';
import { createFormat } from '#src/i18n/format.ts';
import { loadFormat } from './loadFormat.ts';

test.each(['fr', 'en'] as const)(
  'FES-14 (%s): dates and states are told in the festival’s words, those that come later too',
  async (lang) => {
    onTestFinished(() => loadFormat(lang));
    const free = () => createFormat(lang).availability('FREE');
    await loadFormat(lang);
    const before = free();
    await loadFormat(lang, Promise.resolve({ 'format.availability.FREE': '0 $', 'home.sticker': 'Swing' }));
    expect([before, free()]).toEqual([{ fr: 'Gratuit', en: 'Free' }[lang], '0 $']);
  },
);
