import { minute } from '#contract/settings/time.ts';
import type { OwnFile } from '#src/api/member/ownData.ts';

/** Some browsers read a file only a while after they get it. In milliseconds. */
const keptFor = minute;

/** Hands a file to the browser, which saves it under its name. */
export const saveFile = ({ name, data }: OwnFile): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor);
};
