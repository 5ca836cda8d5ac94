import { fetchedCode } from '#src/browser/fetchedCode.ts';

/** What draws a photo over the page: fetched with the first photo that is pressed. */
export const viewerCode = fetchedCode('photo-viewer', async () => (await import('./Viewer.tsx')).Viewer);
