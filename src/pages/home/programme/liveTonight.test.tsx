import { expect, test } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { Tonight } from './Tonight.tsx';

const show = {
  id: '1',
  title: 'Show',
  url: '/en/shows/1',
  image: null,
  start: '2027-07-16T19:30-04:00',
  venue: 'Hall',
  city: 'Laval',
};
const evening = { day: '2027-07-16', after: '17:00', before: '04:00' };
const calendar = '/en/calendar';
const tonight = `${calendar}?mode=day&day=2027-07-16&after=17%3A00&before=04%3A00`;

test.each([
  ['of tonight to the visitor’s own city', 'Laval', [show], `${tonight}&city=Laval`],
  ['of tonight to all, without one', '', [show], tonight],
  ['of the next shows to all', 'Laval', [], calendar],
])('TON-11: the way on leads %s', async (_, city, shows, href) => {
  openWindow();
  if (city !== '') localStorage.setItem('city', city);
  await renderLive(
    <Tonight
      tonight={shows}
      next={[show]}
      cities={['Laval', 'Québec']}
      calendarHref={calendar}
      {...{ evening }}
    />,
  );
  expect([...document.querySelectorAll('a[class]')].map((link) => link.getAttribute('href'))).toContain(href);
});
