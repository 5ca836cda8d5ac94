import { expect, test } from 'vitest';
import { pageRoute } from './pageRoute.ts';

test.each([
  ['/', '/'],
  ['/fr', '/{lang}'],
  ['/en/', '/{lang}'],
  ['/fr/calendrier', '/{lang}/calendar'],
  ['/en/calendar', '/{lang}/calendar'],
  ['/en/calendar/', '/{lang}/calendar'],
  ['/en/calendar/2027', '/{lang}/calendar/{more}'],
  ['/en/calendar//2027', '/{lang}/calendar/{more}'],
  ['/fr/recherche', '/{lang}/search'],
  ['/fr/artistes/anne', '/{lang}/artists/{more}'],
  ['/en/login', '/{lang}/login'],
  ['/en/profile', '/{lang}/profile'],
  ['/fr/404', '/{lang}/404'],
  ['/fr/503', '/{lang}/503'],
  ['/fr/une-page', '/{lang}/{page}'],
  ['/fr/une-page/une-autre/encore', '/{lang}/{page}/{more}'],
  ['/de/calendar', '/{address}'],
  ['/wp-login.php', '/{address}'],
])('logs: the address %s is one of the pattern %s', (address, pattern) => {
  expect(pageRoute(address)).toBe(pattern);
});
