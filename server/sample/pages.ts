import { about } from './pages/about.ts';
import { accessibility } from './pages/accessibility.ts';
import { contact } from './pages/contact.ts';
import { passes } from './pages/passes.ts';
import { practical } from './pages/practical.ts';
import { privacy } from './pages/privacy.ts';
import { purchase } from './pages/purchase.ts';
import { terms } from './pages/terms.ts';
import type { PageRecord } from './types.ts';

/** Every page of the base content but home. */
export const pages: readonly PageRecord[] = [
  about,
  practical,
  accessibility,
  contact,
  passes,
  terms,
  privacy,
  purchase,
];
