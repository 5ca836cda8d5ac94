import { minute } from '#contract/settings/time.ts';
import type { OwnFile } from '#src/api/member/ownData.ts';

/** Some browsers begin to read a file a while after it was handed to them. In milliseconds. */
const keptFor = minute;

/** Hands a file to the browser, which saves it by its name. */
export const saveFile = ({ name, data }: OwnFile): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor);
};
