import { stretchStart } from '#contract/programme/calendar/stretch.ts';
import { walked } from '../testing/walkedMachine.ts';
import { videoCatalogueExamples, videoCatalogueInputs } from './videoCatalogue.examples.ts';
import { videoCatalogueMachine } from './videoCatalogue.machine.ts';

export const videoCatalogueWalk = walked({
  machine: videoCatalogueMachine,
  inputs: videoCatalogueInputs,
  examples: videoCatalogueExamples,
  // The number of pages counts only as first or not, and as a stretch before or not.
  identity: ({ collection, offset }) => ({
    collection,
    isFar: stretchStart(offset) > 0,
    hasMore: offset > stretchStart(offset),
  }),
  delays: {},
  walksEachOnce: true,
});
