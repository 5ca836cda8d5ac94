import { leastContrast } from '#contract/look/contrast.ts';
import { unreadablePairs, type Unreadable } from '#server/look/unreadable.ts';
import type { FolderParts } from '../reading/parts.ts';
import type { Findings } from './findings.ts';

/** Two decimals, never rounded up: 4.499 is less than 4.5. */
const written = (contrast: number): string => (Math.floor(contrast * 100) / 100).toFixed(2);

const groundName = ({ ground }: Unreadable): string =>
  ground === 'field' ? 'the ground of fields' : `\`look.colours.${ground}\``;

/** Tells colours of the look that nobody can read on one another (FES-17). */
export const checkLook = ({ festival }: Pick<FolderParts, 'festival'>, findings: Findings): void => {
  if (festival === null) return;
  const { colours } = festival.look;
  const given = new Map(Object.entries(colours));
  for (const pair of unreadablePairs(colours)) {
    const culprit = [pair.text, pair.ground].find((name) => given.get(name) !== undefined);
    findings.mistake(
      'festival.yaml',
      { path: culprit === undefined ? ['look', 'colours'] : ['look', 'colours', culprit] },
      `\`look.colours.${pair.text}\` on ${groundName(pair)} has a contrast of ${written(pair.contrast)}; text needs ${leastContrast}`,
    );
  }
};
