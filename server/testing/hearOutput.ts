import { onTestFinished, vi } from 'vitest';

/** For tests: nothing is printed until the test ends. The returned function tells what would have been since its last call. */
export const hearOutput = (): (() => string) => {
  let said = '';
  for (const stream of [process.stdout, process.stderr]) {
    const spy = vi.spyOn(stream, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
    onTestFinished(() => spy.mockRestore());
  }
  return () => {
    const heard = said;
    said = '';
    return heard;
  };
};
