import { expect, test } from 'vitest';
import { deviceOf } from './deviceOf.ts';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0`, 'Firefox', 'Windows'],
  [`${mozilla} (X11; Linux x86_64) ${webkit} Chrome/150.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  [`${mozilla} (X11; CrOS x86_64 14541) ${webkit} Chrome/150.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`${mozilla} (Windows NT 10.0) ${webkit} Chrome/150.0 Safari/537.36 Edg/150.0`, 'Edge', 'Windows'],
  [`${mozilla} (Windows NT 10.0) ${webkit} Chrome/150.0 Safari/537.36 OPR/120.0`, 'Opera', 'Windows'],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1`, 'Safari', 'macOS'],
  [
    `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${webkit} CriOS/150.0 Safari/604.1`,
    'Chrome',
    'iOS',
  ],
  [
    `${mozilla} (Linux; Android 10; K) ${webkit} Chrome/150.0 Mobile Safari/537.36 EdgA/150.0`,
    'Edge',
    'Android',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${webkit} Version/19.0 EdgiOS/150.0 Safari/604.1`,
    'Edge',
    'iOS',
  ],
  [`${mozilla} (iPad; CPU OS 19_0 like Mac OS X) ${webkit} FxiOS/150.0 Safari/605.1`, 'Firefox', 'iPadOS'],
  [
    `${mozilla} (Linux; Android 16; SM-S931W) ${webkit} SamsungBrowser/29.0 Chrome/140.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  ['curl/8.0', null, null],
  ['', null, null],
  ['<script>alert(1)</script>\u202eFirefox/1', 'Firefox', null],
  [`${'x'.repeat(500)}Firefox/150.0 Linux`, null, null],
  ["'; drop table session_families; --", null, null],
])('PRO-04: of what calls itself %j one of our own names is kept, or none', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
