import { readHome, type Home } from './home.ts';
import { blockNames, type BlockName, type Page } from './page.ts';

type Attributes = Page['attributes'];

/** Turns each block into that part of home (LDR-05). */
const partOf: Readonly<Record<BlockName, (attributes: Attributes) => Attributes>> = {
  carousel: (attributes) => ({ carousel: { ...attributes, type: 'carousel' } }),
  header_mp4_video: (attributes) => ({ carousel: { ...attributes, type: 'video' } }),
  tiles: ({ tiles }) => ({ tiles }),
  show_tags: ({ tag_unit }) => ({ tag_units: [{ tag_unit }] }),
  show_widget_list: ({ tag_units }) => ({ tag_units }),
  headliners: () => ({ tag_units: [{ tag_unit: 'headliners' }] }),
};

const nameOf = (type: string): BlockName | undefined => blockNames.find((name) => name === type);

/** A block as a home with nothing else: its title, its text, and its part. */
export const readBlock = ({ type, attributes }: Pick<Page, 'type' | 'attributes'>): Home => {
  const name = nameOf(type);
  const { title, body } = attributes;
  return readHome({ ...(name && partOf[name](attributes)), title, html_top: body });
};
