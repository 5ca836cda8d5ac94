/** Windows that the site is seen in, in CSS pixels. */
export const windows = {
  phone: { width: 375, height: 900 },
  /** What every test begins with: Playwright's own. */
  desktop: { width: 1280, height: 720 },
  /** LAY-05: the whole menu stands in the header from 1400 px. */
  wide: { width: 1440, height: 900 },
} as const;
