import { hash } from 'node:crypto';
import type { ImportedShow } from '../reading/readShow.ts';

const known = new WeakMap<ImportedShow, string>();

/** Equal for shows with the same content, whatever their keys. Once read, a show does not change. */
export const fingerprintOf = (show: ImportedShow): string => {
  const made = known.get(show);
  if (made !== undefined) return made;
  const { identity: _identity, isItsDate: _isItsDate, ...content } = show;
  const fingerprint = hash('sha256', JSON.stringify(content), 'base64url');
  known.set(show, fingerprint);
  return fingerprint;
};
