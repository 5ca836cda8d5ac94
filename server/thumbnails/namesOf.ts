import type { Clock } from '../clock.ts';
import type { Settings } from '../environment.ts';
import type { Log } from '../log.ts';
import type { VersionWatch } from '../prepared/version.ts';
import type { Store } from '../store/store.ts';
import { embeddedNames } from './embeddedNames.ts';
import { foreignNames } from './foreignNames.ts';
import type { NamesVideo } from './namesVideo.ts';

interface NamesSurroundings {
  settings: Pick<Settings, 'contentApiUrl' | 'siteId'>;
  store: Pick<Store, 'counts'>;
  version: Pick<VersionWatch, 'look'>;
  clock: Clock;
  log: Log;
}

/** The videos of the embedded programme, or of the configured content host. */
export const namesOf = ({ settings, store, version, clock, log }: NamesSurroundings): NamesVideo => {
  const { contentApiUrl: url, siteId } = settings;
  return url === null ? embeddedNames({ store, version }) : foreignNames({ url, siteId, clock, log });
};
