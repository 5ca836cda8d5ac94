import { isLanguage } from '#contract/address/language.ts';
import { fieldLengths, plainLine } from '#contract/settings/account.ts';
import type { DetailFields } from '#contract/wire/member/profile.ts';
import type { Fault } from '#machines/fault.ts';
import type { Changes } from '#machines/profileForm/profileForm.machine.ts';

/** The labelled fields, in the order of the page. */
export const labelled = ['firstname', 'lastname', 'email', 'location', 'lang', 'uuid'] as const;
export type Labelled = (typeof labelled)[number];
export const isLabelled = (name: string): name is Labelled => labelled.some((each) => each === name);

/** The fields that the member may change (PRO-03). */
export const editable = ['firstname', 'lastname', 'location', 'lang'] as const;
export type Editable = (typeof editable)[number];

export interface Detail {
  name: string;
  value: string;
}

/** The member's number, which nobody needs but the box office. */
export const memberNumber = 'uuid' satisfies Labelled;

/** PRO-03: every text field of the answer: those with a label first, then the host's others, last the member's number. */
export const detailsOf = (fields: DetailFields): Detail[] => {
  const known = labelled.filter((name) => name !== memberNumber);
  const others = Object.keys(fields).filter((name) => !isLabelled(name));
  return [...known, ...others, memberNumber].flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' ? [{ name, value }] : [];
  });
};

/** Those of them with an input: an unknown language stays unchanged. */
export const inputsOf = (fields: DetailFields): { name: Editable; value: string }[] =>
  editable.flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' && (name !== 'lang' || isLanguage(value)) ? [{ name, value }] : [];
  });

/** The changed fields of the form, for the request (PRO-02). */
export const changesOf = (fields: DetailFields, typed: (name: string) => string): Changes =>
  Object.fromEntries(
    inputsOf(fields)
      .map(({ name, value }) => ({ name, value, now: typed(name).trim() }))
      .filter(({ value, now }) => now !== value)
      .map(({ name, now }) => [name, now]),
  );

const longest = {
  firstname: fieldLengths.name,
  lastname: fieldLengths.name,
  location: fieldLengths.location,
};

/** The faults of the changes, by the server's rules. */
export const detailFaults = (changes: Changes): Fault[] =>
  (['firstname', 'lastname', 'location'] as const).flatMap((field): Fault[] => {
    const typed = changes[field];
    if (typed === undefined) return [];
    if (typed === '' && field === 'firstname') return [{ field: 'firstname', code: 'missing' }];
    if (typed.length > longest[field]) return [{ field, code: 'too-long' }];
    return plainLine.test(typed) ? [] : [{ field, code: 'characters' }];
  });
