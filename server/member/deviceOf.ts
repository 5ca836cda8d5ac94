import type { DeviceSession } from '#contract/wire/member/deviceSession.ts';

/** The rest is ignored. */
const longest = 500;

/** The marks of each browser; those that also imitate others come first. */
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

/** The device of a new session. A client may claim anything: only the closest of our own names is kept. */
export const deviceOf = (userAgent: string): Pick<DeviceSession, 'browser' | 'system'> => {
  const text = userAgent.slice(0, longest);
  return { browser: found(browserMarks, text), system: found(systemMarks, text) };
};
