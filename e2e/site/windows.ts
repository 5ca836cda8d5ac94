/** The windows of the tests, in CSS pixels. */
export const windows = {
  phone: { width: 375, height: 900 },
  /** The default of every test: Playwright's own. */
  desktop: { width: 1280, height: 720 },
  /** LAY-05: the whole menu is in the header from 1400 px. */
  wide: { width: 1440, height: 900 },
} as const;
