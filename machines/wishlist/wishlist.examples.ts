import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { wishlistMachine } from './wishlist.machine.ts';

const plain = { memberData: 'loaded', hasIds: true, isLiked: false, entryId: null } as const;

export const wishlistInputs = [
  { says: 'a member opens the page of a show', input: { facts: { ...plain, memberData: 'loading' } } },
] as const;

export const wishlistExamples = {
  'facts.changed': [
    { says: 'the show was never liked', facts: plain },
    { says: 'the show is liked', facts: { ...plain, isLiked: true, entryId: 'wish' } },
    { says: 'the show was liked once', facts: { ...plain, entryId: 'wish' } },
    { says: 'nobody is logged in', facts: { ...plain, memberData: 'signed-out' } },
    { says: 'the show has no ids', facts: { ...plain, hasIds: false } },
  ],
  'heart.toggled': [{ says: 'member presses the heart', key: 'first' }],
  'intent.resumed': [{ says: 'member has logged in again', intent: { kind: 'like', key: 'first' } }],
  'intent.dropped': [{ says: 'member gives up logging in' }],
  'xstate.done.actor.change': [
    { says: 'the server likes it', output: { outcome: 'changed', isLiked: true, entryId: 'wish' } },
    {
      says: 'the server likes it no more',
      output: { outcome: 'changed', isLiked: false, entryId: 'wish' },
    },
    { says: 'the entry is gone', output: { outcome: 'gone' } },
    { says: 'the session has ended', output: { outcome: 'unauthorised' } },
    { says: 'the answer gets lost', output: { outcome: 'unknown' } },
    { says: 'the server refuses', output: { outcome: 'refused' } },
  ],
  'xstate.error.actor.change': [{ says: 'the change breaks' }],
  'xstate.done.actor.look': [
    { says: 'it is liked', output: { isLiked: true, entryId: 'wish' } },
    { says: 'it is not liked', output: { isLiked: false, entryId: 'wish' } },
  ],
  'xstate.error.actor.look': [{ says: 'asking breaks' }],
} as const satisfies ExamplesOf<typeof wishlistMachine>;
