import { settings } from '#machines/settings.ts';

/** VID-22: shows what stands below a film as high as the window, of which the foot stays in sight. */
export const glidePast = (view: Pick<Window, 'innerHeight' | 'scrollTo'>): void =>
  view.scrollTo({ top: view.innerHeight - settings.videoPlayer.kept, behavior: 'smooth' });
