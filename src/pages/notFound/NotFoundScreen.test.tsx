import { expect, test } from 'vitest';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

test.each(['fr', 'en'] as const)('ERR-01: the page that was lost leads home in %s', (lang) => {
  expect(renderScreen(<NotFoundScreen lang={lang} />, { lang })).toContain(`href="/${lang}"`);
});
