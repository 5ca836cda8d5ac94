import { artistStretches } from '#contract/programme/calendar/stretch.ts';
import { walked } from '../testing/walkedMachine.ts';
import { artistCatalogueExamples, artistCatalogueInputs } from './artistCatalogue.examples.ts';
import { artistCatalogueMachine } from './artistCatalogue.machine.ts';

export const artistCatalogueWalk = walked({
  machine: artistCatalogueMachine,
  inputs: artistCatalogueInputs,
  examples: artistCatalogueExamples,
  // The number of pages counts only as first or not, and as a stretch before or not.
  identity: ({ category, offset, size }) => ({
    category,
    size,
    isFar: artistStretches(size).stretchStart(offset) > 0,
    hasMore: offset > artistStretches(size).stretchStart(offset),
  }),
  delays: {},
  walksEachOnce: true,
});
