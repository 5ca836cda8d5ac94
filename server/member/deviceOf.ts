import type { DeviceSession } from '#contract/wire/member/deviceSession.ts';

/** More of it is not looked at. */
const longest = 500;

/** What gives each away, those first that call themselves others, too. */
const browserMarks = [
  ['Edge', 'Edg'],
  ['Opera', 'OPR/'],
  ['Samsung Internet', 'SamsungBrowser/'],
  ['Firefox', 'Firefox/'],
  ['Firefox', 'FxiOS/'],
  ['Chrome', 'Chrome/'],
  ['Chrome', 'CriOS/'],
  ['Safari', 'Safari/'],
] as const;
const systemMarks = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['ChromeOS', 'CrOS'],
  ['iPadOS', 'iPad'],
  ['iOS', 'iPhone'],
  ['macOS', 'Macintosh'],
  ['Linux', 'Linux'],
] as const;

const found = <Name>(marks: readonly (readonly [Name, string])[], text: string): Name | null =>
  marks.find(([, mark]) => text.includes(mark))?.[0] ?? null;

/**
 * On what a session is begun. Whoever asks says anything they like: nothing of it is kept but which of our own names it
 * comes closest to.
 */
export const deviceOf = (userAgent: string): Pick<DeviceSession, 'browser' | 'system'> => {
  const text = userAgent.slice(0, longest);
  return { browser: found(browserMarks, text), system: found(systemMarks, text) };
};
