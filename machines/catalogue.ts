import { stretchesOf } from '#contract/programme/calendar/stretch.ts';

/** Where the visitor is in a long list. */
export interface CatalogueContext {
  /** Where the last page begins that is shown; those before it, of its stretch, are shown with it. */
  offset: number;
}

interface Has {
  context: CatalogueContext;
}

/**
 * Common parts of the URL machines of the long lists. Each of them has a guard `narrows` and an action `choose`.
 * @param atOnce how many entries a stretch of the list has
 */
export const catalogueOf = (atOnce: number) => {
  const { stretchStart } = stretchesOf({ page: atOnce, atOnce });
  return {
    hasEarlier: ({ context }: Has) => stretchStart(context.offset) > 0,
    earlier: ({ offset }: CatalogueContext) => ({ offset: stretchStart(offset) - atOnce }),
    more: ({ offset }: CatalogueContext, size: number) => ({ offset: offset + size }),
    /** Another choice begins at the first page. */
    chosen: <Choice>(choice: Choice) => ({ ...choice, offset: 0 }),
  };
};

/** A choice that narrows the list leads to one state, one that does not to the other. */
export const choosing = <const Narrowed extends string, const Whole extends string, Event, Choice>(
  { narrowed, whole }: { narrowed: Narrowed; whole: Whole },
  params: (happened: { event: Event }) => Choice,
) =>
  [
    { guard: { type: 'narrows', params }, target: narrowed, actions: { type: 'choose', params } },
    { target: whole, actions: { type: 'choose', params } },
  ] as const;

export const goesBack = { 'earlier.asked': { guard: 'hasEarlier', actions: 'showEarlier' } } as const;
