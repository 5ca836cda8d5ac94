import { stretchStart } from '#contract/programme/calendar/stretch.ts';
import { walked } from '../testing/walkedMachine.ts';
import { showCatalogueExamples, showCatalogueInputs } from './showCatalogue.examples.ts';
import { showCatalogueMachine } from './showCatalogue.machine.ts';

export const showCatalogueWalk = walked({
  machine: showCatalogueMachine,
  inputs: showCatalogueInputs,
  examples: showCatalogueExamples,
  // The number of pages counts only as first or not, and as a stretch before or not.
  identity: ({ filters, offset }) => ({
    city: filters.city,
    genre: filters.genre,
    isFar: stretchStart(offset) > 0,
    hasMore: offset > stretchStart(offset),
  }),
  delays: {},
  walksEachOnce: true,
});
