import { insertAll } from '../schema/insert.ts';
import type { Store } from '../store.ts';

/** 2027-05-01T13:00:00Z: the first of a month in all our zones. */
export const firstOfMay = 1_809_176_400;

const page = { og_image: null, noindex: 0 } as const;

/** For tests: a press room with two releases, one of them in French only, and careers with nothing. */
export const fillTestAnnouncements = (store: Store): Promise<void> =>
  store.write(async (db) => {
    const text = (id: number, lang: 'fr' | 'en', path: string, title: string) => ({
      ...page,
      id,
      lang,
      path,
      meta_title: title,
      meta_description: `${title}.`,
    });
    const list = { attributes: JSON.stringify({ title: 'List', body: '', tags: [] }) };
    const told = (pdf: string | null) => ({
      type: 'press_release' as const,
      attributes: JSON.stringify({ title: 'Told', body: '<p>All of it</p>', pdf_url: pdf }),
    });
    await insertAll(db, 'pages', [
      { ...text(80, 'fr', 'presse', 'Presse'), type: 'press_list', ...list },
      { ...text(80, 'en', 'press', 'Press'), type: 'press_list', ...list },
      { ...text(81, 'fr', 'emplois', 'Emplois'), type: 'career_list', ...list },
      { ...text(82, 'fr', 'presse/neuf', 'Neuf <& beau>'), ...told('/media/press/kit.pdf') },
      { ...text(82, 'en', 'press/new', 'New'), ...told('/media/press/gone.pdf') },
      { ...text(83, 'fr', 'presse/vieux', 'Vieux'), ...told('https://press.example/old.pdf') },
    ]);
    await insertAll(db, 'announcements', [
      { page_id: 83, list: 'press', tag: '', published_at: firstOfMay - 86_400 },
      { page_id: 82, list: 'press', tag: 'release', published_at: firstOfMay },
    ]);
  });
