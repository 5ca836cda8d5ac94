import { expect, test } from 'vitest';
import { readBlock } from './block.ts';
import type { Home } from './home.ts';
import type { BlockName } from './page.ts';

const empty: Home = { title: 'T', top: '<p>x</p>', bottom: '', hero: null, tiles: [], tagUnits: [] };
const film = { video_mp4_url: '/film.mp4', video_alternative_image: { url: '/still.avif' } };
const tile = { id: 1, title: 'A tile', status: true };

const told: Record<BlockName, [attributes: object, read: object]> = {
  carousel: [
    { slides: [{ title: 'Slide' }], type: 'video', ...film },
    { hero: { kind: 'slides', title: 'T', slides: [expect.objectContaining({ title: 'Slide' })] } },
  ],
  header_mp4_video: [film, { hero: { kind: 'film', title: 'T', film: '/film.mp4', poster: '/still.avif' } }],
  tiles: [{ tiles: [tile] }, { tiles: [expect.objectContaining({ id: '1', title: 'A tile' })] }],
  show_tags: [{ tag_unit: 'gala' }, { tagUnits: [{ title: '', tag_unit: 'gala' }] }],
  show_widget_list: [
    { tag_units: [{ title: 'One', tag_unit: 'gala' }, { title: 'no unit' }] },
    { tagUnits: [{ title: 'One', tag_unit: 'gala' }] },
  ],
  headliners: [{}, { tagUnits: [{ title: '', tag_unit: 'headliners' }] }],
};
const types = Object.keys(told).filter((type): type is BlockName => type in told);

test.each(types)('LDR-05: %s is that part of home, and nothing else', (type) => {
  const [attributes, read] = told[type];
  const given = { title: 'T', body: '<p>x</p>', html_bottom: 'never', ...attributes };
  expect(readBlock({ type, attributes: given })).toEqual({ ...empty, ...read });
});

test.each(types.filter((type) => type !== 'headliners'))(
  'LDR-05: %s of which nothing can be read is its title alone',
  (type) => {
    const attributes = { title: 'T', body: 5, slides: 'a', tiles: {}, tag_unit: [], tag_units: 7 };
    expect(readBlock({ type, attributes })).toEqual({ ...empty, top: '' });
  },
);
