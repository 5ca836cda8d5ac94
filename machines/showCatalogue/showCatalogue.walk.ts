import { stretchStart } from '#contract/programme/calendar/stretch.ts';
import { walked } from '../testing/walkedMachine.ts';
import { showCatalogueExamples, showCatalogueInputs } from './showCatalogue.examples.ts';
import { showCatalogueMachine } from './showCatalogue.machine.ts';

export const showCatalogueWalk = walked({
  machine: showCatalogueMachine,
  inputs: showCatalogueInputs,
  examples: showCatalogueExamples,
  // How many pages there are matters to nobody but the first, and whether there is a stretch before.
  identity: ({ filters, offset }) => ({
    city: filters.city,
    genre: filters.genre,
    isFar: stretchStart(offset) > 0,
    hasMore: offset > stretchStart(offset),
  }),
  delays: {},
  walksEachOnce: true,
});
