import { expect, test } from 'vitest';
import { json } from '#src/api/testing/fakeHost.ts';
import { partsOf } from '#src/testing/html.ts';
import { renderAt } from '#src/testing/renderAt.ts';

const sponsors = json({ data: [{ title: 'Café', sponsor_logo: '/cafe.avif' }] });

test.each([
  ['an artist', 'artist', 'artists/ana', { name: 'Ana' }],
  ['an announcement', 'press_release', 'press/new', { title: 'New' }],
  ['the press room', 'press_list', 'press', { title: 'Press' }],
  ['a job', 'career_posting', 'jobs/usher', { title: 'Usher' }],
])('TOR-01: %s of Toronto has the frame of Toronto, any other has not', async (_, type, path, attributes) => {
  const hasStrip = async (name: string) => {
    const entity = { type, id: '5', attributes, metas: {}, computed_page_theme: { name } };
    const page = await renderAt(`/en/${path}`, {
      [`en/router/${path}`]: json({ entity_data: entity, data: [] }),
      'en/content/8/sponsors': sponsors,
      'en/content/sponsors': sponsors,
    });
    if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
    return partsOf(page.html, 'header').join().includes('alt="Café"');
  };
  expect([await hasStrip('Toronto'), await hasStrip('default')]).toEqual([true, false]);
});
