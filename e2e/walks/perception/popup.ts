import type { Locator } from '@playwright/test';
import type { SiteWords } from '#e2e/site/words.ts';
import { control, type Perceived } from './perceived.ts';

/** A popup over the page (LAY-30): its name, its close button, and its other controls. A deed at work holds it open. */
export const popup = (
  { layout }: SiteWords,
  title: string,
  controls: Perceived['controls'] = [],
  isHeld = false,
): NonNullable<Perceived['controls']> => [
  control('dialog', title),
  control('button', layout.popup.close, ...(isHeld ? (['disabled'] as const) : [])),
  ...controls,
];

/** The open popup of a machine, which puts the rest of it out of use; without one the machine. */
export const popupOrRoot = (root: Locator): Locator =>
  root.locator('dialog').or(root.locator(':scope:not(:has(dialog))'));
