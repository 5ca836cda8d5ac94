import { walked } from '../testing/walkedMachine.ts';
import { wishlistExamples, wishlistInputs } from './wishlist.examples.ts';
import { wishlistMachine } from './wishlist.machine.ts';

export const wishlistWalk = walked({
  machine: wishlistMachine,
  inputs: wishlistInputs,
  examples: wishlistExamples,
  identity: ({ facts, intent, isWanted, hasTrouble }, value) => {
    if (value === 'hidden') return { intends: intent !== null };
    if (value === 'adding') return { hasEntry: facts.entryId !== null };
    if (value === 'off' || value === 'on') return { hasTrouble, hasEntry: facts.entryId !== null };
    return value === 'checking' || value === 'parked' ? { isWanted } : {};
  },
  delays: {},
});
