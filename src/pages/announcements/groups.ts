import type { Announcement, AnnouncementTag } from '#contract/wire/announcement.ts';

interface Group extends AnnouncementTag {
  items: Announcement[];
}

/** Entries by the tags of their list, in its order, empty ones too; first those without any, without a title. */
export const inGroups = (items: readonly Announcement[], tags: readonly AnnouncementTag[]): Group[] => {
  const others = items.filter((item) => !tags.some(({ id }) => id === item.tag));
  const tagged = tags.map((tag) => ({ ...tag, items: items.filter((item) => item.tag === tag.id) }));
  return others.length === 0 ? tagged : [{ id: '', title: '', entry: '', items: others }, ...tagged];
};
