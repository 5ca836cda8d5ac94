import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Fault } from '#machines/fault.ts';
import {
  profileFormMachine,
  type Changes,
  type Save,
  type SaveOutput,
} from '#machines/profileForm/profileForm.machine.ts';
import { detailsQuery, type Details, type DetailsClient } from '#src/api/member/details.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import { profileKey } from '#src/api/member/memberQueries.ts';
import { judged } from '#src/controls/accountForm/refusals.ts';
import { editable } from './detailFields.ts';

interface ProfileFormAccess {
  details: Pick<DetailsClient, 'read' | 'save'>;
  queryClient: QueryClient;
  /** Informs the other tabs. */
  shareProfile: () => void;
}

/** A refusal of a form that the page accepted: about the named field, else the first one sent. */
const refused =
  (changes: Changes) =>
  ({ code, field }: MemberError): SaveOutput | null => {
    if (code !== 'invalid') return null;
    const sent = editable.filter((name) => changes[name] !== undefined);
    const found = sent.find((name) => name === field) ?? sent[0];
    const faults: Fault[] = found === undefined ? [] : [{ field: found, code: 'characters' }];
    return faults.length === 0 ? null : { outcome: 'refused', faults };
  };

/** The `profileForm` machine on the member API (PRO-02): every reader of the profile gets the saved version. */
export const provideProfileForm = ({ details, queryClient, shareProfile }: ProfileFormAccess) => {
  const keep = (known: Details): void => {
    queryClient.setQueryData(detailsQuery(details).queryKey, known);
    void queryClient.invalidateQueries({ queryKey: profileKey, exact: true });
  };
  /** If the profile already has the changes, an answer was lost on its way. */
  const compare = async (changes: Changes, signal: AbortSignal): Promise<SaveOutput> => {
    const theirs = await details.read(signal);
    keep(theirs);
    const isWanted = Object.entries(changes).every(([name, value]) => theirs.fields[name] === value);
    return isWanted ? { outcome: 'saved' } : { outcome: 'conflict', tag: theirs.tag };
  };
  return profileFormMachine.provide({
    actors: {
      save: fromPromise<SaveOutput, Save>(({ input: { changes, tag }, signal }) =>
        judged<SaveOutput>(async () => {
          try {
            keep(await details.save(changes, tag, signal));
            shareProfile();
            return { outcome: 'saved' };
          } catch (error) {
            if (error instanceof MemberError && error.code === 'conflict') return compare(changes, signal);
            throw error;
          }
        }, refused(changes)),
      ),
    },
  });
};
