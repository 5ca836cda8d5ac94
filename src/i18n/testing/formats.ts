import en from '#locales/en/format.json' with { type: 'json' };
import fr from '#locales/fr/format.json' with { type: 'json' };
import { provideFormat } from '../format.ts';

/** For unit tests: both languages' formats, as a page has them before it draws anything. */
provideFormat('en', en);
provideFormat('fr', fr);
