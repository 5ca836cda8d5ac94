import { expect, onTestFinished, test, vi } from 'vitest';
import { saveFile } from './saveFile.ts';

test('own data: a file is saved under its name, and its address is given back after a minute', () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: () => told.push(`${link.download} from ${link.href}`) };
  const told: string[] = [];
  vi.stubGlobal('document', { createElement: (name: string) => (name === 'a' ? link : null) });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((href) => void told.push(`gave ${href} back`));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  saveFile({ name: 'me.json', data: new Blob() });
  vi.advanceTimersByTime(59_999);
  expect(told).toEqual(['me.json from blob:1']);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['me.json from blob:1', 'gave blob:1 back']);
});
