import { fetchedCode } from '#src/browser/fetchedCode.ts';

/** The viewer's code: fetched at the first press on a photo. */
export const viewerCode = fetchedCode('photo-viewer', async () => (await import('./Viewer.tsx')).Viewer);
