export interface Picture<Name extends string = string> {
  name: Name;
  isBusy: boolean;
}
export const still = <const Name extends string>(name: Name): Picture<Name> => ({ name, isBusy: false });
export const busy = <const Name extends string>(name: Name): Picture<Name> => ({ name, isBusy: true });

/** The states of `mailedCode`; those that end it are never seen. */
export const codePictures = {
  'code.opening': still('code'),
  'code.linked': still('link'),
  'code.coding': still('code'),
  'code.validating': busy('code'),
  'code.authorized': still('code'),
  'code.ended': still('code'),
  'code.another': still('code'),
} as const;

/** The step of a link that was opened stays until the link is given up. */
export const orLink = <Shown extends Picture>(picture: Shown, { linkCode }: { linkCode: string }) =>
  linkCode === '' ? picture : { ...picture, name: 'link' as const };
