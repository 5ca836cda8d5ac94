import type { Locator, Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { Language } from '#contract/address/language.ts';
import { type SiteWords, words } from '#e2e/site/words.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { dataState } from '#src/components/dataState.ts';
import type { LeafState } from '../leafState.ts';
import { expectPerceived, type Perceived, together } from './perceived.ts';

/** All that a state's words may need. */
export interface Told<TValues> extends Place {
  readonly lang: Language;
  readonly text: SiteWords;
  /** Known only to the walk: a name, a number of tries. */
  readonly values: TValues;
}

/** A table of a machine's states against what people perceive in them, written from the requirements. */
export interface Perception<TMachine extends AnyStateMachine, TValues = unknown> {
  /** The part of the page within the machine's root that the table is about; the root by default. */
  readonly part?: (root: Locator) => Locator;
  /** The table has the links, too. */
  readonly withLinks?: boolean;
  /** `null`: too quick to be seen, because nothing outside holds it. Regions in parallel each tell their own controls. */
  readonly states: { readonly [TState in LeafState<TMachine>]: ((told: Told<TValues>) => Perceived) | null };
}

/** Waits until people perceive the state of a place. */
export const expectPerception = async <TMachine extends AnyStateMachine, TValues>(
  { part = (root) => root, withLinks = false, states }: Perception<TMachine, TValues>,
  root: Locator,
  { lang, place, values }: { lang: Language; place: Place; values: TValues },
): Promise<void> => {
  const rows: Readonly<Record<string, ((told: Told<TValues>) => Perceived) | null>> = states;
  const told = { ...place, lang, text: words[lang], values };
  const seen = dataState(place.value)
    .split(' ')
    .map((name) => rows[name]?.(told) ?? {});
  await expectPerceived(part(root), together(seen), { withLinks });
};

/** A machine on the server's page, before any script. */
interface Served<TValues> {
  readonly at: (lang: Language) => string;
  readonly root: (page: Page) => Locator;
  readonly place: Place;
  readonly values: TValues;
}

/** Looks at the server's page. Null for a machine that only scripts draw. */
export type ServedLook = ((page: Page, lang: Language) => Promise<void>) | null;

/** Fits a table and its place on the server's pages into a list of different machines. */
export const servedAs =
  <TMachine extends AnyStateMachine, TValues>(
    table: Perception<TMachine, TValues>,
    { at, root, place, values }: Served<TValues>,
  ): ServedLook =>
  async (page, lang) => {
    await page.goto(at(lang));
    await expectPerception(table, root(page), { lang, place, values });
  };
