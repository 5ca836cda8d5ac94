import { settings } from '../settings.ts';
import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { liveShowsMachine } from './liveShows.machine.ts';

export const liveShowsInputs = [{ says: 'a page opens', input: undefined }] as const;

const { period, refresh } = settings.liveShows;
const told = { at: period.until, changesIn: refresh / 2 };

export const liveShowsExamples = {
  'opening.told': [
    { says: 'the storage knows of no closing', isOpen: true },
    { says: 'the storage, or another tab, says that the shows were closed', isOpen: false },
  ],
  'shows.told': [
    { says: 'a show is on', isOn: true, ...told },
    { says: 'nothing is on any more', isOn: false, ...told },
    { says: 'the period has come in which there is no widget', isOn: true, ...told, at: period.from },
  ],
  'shows.toggled': [{ says: 'visitor opens or closes the shows' }],
  'xstate.after.change': [{ says: 'the programme is asked for news' }],
} as const satisfies ExamplesOf<typeof liveShowsMachine>;
