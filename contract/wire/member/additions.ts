import * as v from 'valibot';

/**
 * Parts that a member host may have beyond this wire, all of them ours (044): the list of a member's sessions, the switch of the
 * newsletter, the history of the credits, a copy of all data, the deletion of the account; and `password-bounds`: a new
 * password has 8 to 256 characters, and the page may say so before the host does.
 */
export const additionNames = [
  'devices',
  'newsletter',
  'history',
  'export',
  'deletion',
  'password-bounds',
] as const;
export type AdditionName = (typeof additionNames)[number];

/** Names that the page does not know are ignored. A host that answers 404 has none of them. */
export const additions = v.object({
  items: v.pipe(v.array(v.string()), v.description(`Any of: ${additionNames.join(', ')}.`)),
});
