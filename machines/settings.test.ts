import { expect, test } from 'vitest';
import { settings } from './settings.ts';

test.each([
  ['CAL-53: milliseconds for which a carousel shows a slide', settings.carousel.slideDelay, 3_000],
  ['HOM-05: milliseconds for which the hero shows a slide', settings.carousel.hero.slideDelay, 5_000],
  ['HOM-05: milliseconds in which the hero goes on to the next', settings.carousel.hero.speed, 750],
  ['LAY-25: milliseconds in which the banner fades', settings.cookieBanner.fadeOut, 1_000],
  ['LAY-27: CSS pixels up to which a block is shown whole', settings.readMore.limit, 150],
  ['ARD-03: CSS pixels up to which the description of an artist is', settings.readMore.ofArtist, 280],
  ['SHW-05: characters up to which a description is', settings.readMore.characters, 600],
  ['SHW-13: dates that are seen at first', settings.ticketList.first, 5],
  ['SHW-13: dates that each press adds', settings.ticketList.more, 5],
  ['BUY-04: milliseconds before the popup leads away', settings.buyPopup.redirectDelay, 2_000],
  ['VID-22: CSS pixels from the top that are near it', settings.videoPlayer.nearTop, 100],
  ['VID-22: CSS pixels of the window that are kept', settings.videoPlayer.kept, 100],
  ['SES-09: milliseconds between refreshes', settings.session.refreshInterval, 120_000],
])('%s', (_, value, literal) => {
  expect(value).toBe(literal);
});
