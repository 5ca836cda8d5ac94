import { expect, test } from 'vitest';
import type { FormerPath } from '../store/pages/formerPaths.ts';
import { insertAll } from '../store/schema/insert.ts';
import { startOwnApp } from '../testing/startOwnApp.ts';
import { contentOf } from './testing/contentSite.ts';

const former = {
  show: { lang: 'fr', path: 'spectacles/nuits-d-été', kind: 'show', number: 1 },
  page: { lang: 'en', path: 'old/privacy', kind: 'page', number: 2 },
  gone: { lang: 'fr', path: 'spectacles/disparu', kind: 'show', number: 999 },
  // A page has this number, and no show.
  goneShow: { lang: 'fr', path: 'spectacles/oublie', kind: 'show', number: 40 },
  // A show has this number, and no page.
  gonePage: { lang: 'fr', path: 'vieille-page', kind: 'page', number: 41 },
  accented: { lang: 'fr', path: 'ancienne-page', kind: 'page', number: 40 },
  taken: { lang: 'fr', path: 'spectacles/les-nuits-blanches', kind: 'show', number: 2 },
} as const satisfies Record<string, FormerPath>;

const open = async () => {
  const running = await startOwnApp();
  const page = await running.store.db
    .selectFrom('pages')
    .select('id')
    .where('path', '=', 'privacy-policy')
    .executeTakeFirstOrThrow();
  await running.store.write(async (db) => {
    await db
      .insertInto('former_paths')
      .values(Object.values({ ...former, page: { ...former.page, number: page.id } }))
      .execute();
    const texts = { lang: 'fr', meta_title: '', meta_description: '', og_image: null, noindex: 0 } as const;
    await insertAll(db, 'pages', [
      { ...texts, id: 40, path: 'artistes/été', type: 'page', attributes: '{"title":"Été"}' },
    ]);
    await insertAll(db, 'shows', [
      {
        id: 41,
        external_id: 'test:41',
        kind: 'venue',
        poster: null,
        image_url: null,
        language: '',
        fingerprint: null,
      },
    ]);
    await insertAll(db, 'show_texts', [
      { show_id: 41, lang: 'fr', slug: 'quarante', title: '', summary: '', description: '' },
    ]);
  });
  const lead = async (path: string) => {
    const { status, headers } = await running.app.hono.request(path);
    return [status, headers.get('location')];
  };
  const text = async (path: string) => (await running.app.hono.request(path)).text();
  return { ...contentOf(() => running), lead, text };
};

test('FES-10: a former address leads to the present one for good, with its search', async () => {
  const { lead } = await open();
  expect(await lead('/fr/spectacles/nuits-d-%C3%A9t%C3%A9')).toEqual([
    301,
    '/fr/spectacles/les-nuits-blanches',
  ]);
  expect(await lead('/fr/spectacles/nuits-d-%C3%A9t%C3%A9?a=1&utm_source=b%20c')).toEqual([
    301,
    '/fr/spectacles/les-nuits-blanches?a=1&utm_source=b%20c',
  ]);
  expect(await lead('/en/old/privacy')).toEqual([301, '/en/privacy-policy']);
  expect(await lead('/fr/ancienne-page')).toEqual([301, '/fr/artistes/%C3%A9t%C3%A9']);
});

test('FES-10: an address that something has is not former; one of nothing leads nowhere', async () => {
  const { lead } = await open();
  for (const path of [
    '/fr/spectacles/les-nuits-blanches',
    '/fr/spectacles/disparu',
    '/fr/spectacles/oublie',
    '/fr/vieille-page',
    '/en/spectacles/nuits-d-%C3%A9t%C3%A9',
    '/fr/%E0%A4%A',
  ])
    expect(await lead(path), path).toEqual([404, null]);
});

test('LDR-01: the content of a former address names the present one, others name none', async () => {
  const { read, ask } = await open();
  const present = await read('fr/router/spectacles/les-nuits-blanches');
  expect(JSON.stringify(present)).not.toContain('moved_to');
  expect(await read('fr/router/spectacles/nuits-d-%C3%A9t%C3%A9')).toEqual({
    ...Object(present),
    entity_data: { ...Object(present).entity_data, moved_to: '/fr/spectacles/les-nuits-blanches' },
  });
  for (const path of ['spectacles/disparu', 'spectacles/oublie', 'vieille-page'])
    expect([path, (await ask(`fr/router/${path}`)).status]).toEqual([path, 404]);
  // A page may stand beside the artists.
  expect(await read('fr/router/artistes/%C3%A9t%C3%A9')).toMatchObject({
    entity_data: { type: 'page', attributes: { title: 'Été' } },
  });
});

test('META-03: no former address is listed', async () => {
  const { text } = await open();
  const listed = [await text('/sitemap.xml'), await text('/fr/feeds/shows.rss')];
  expect(listed.map((list) => list.includes('les-nuits-blanches'))).toEqual([true, true]);
  expect(listed.filter((list) => list.includes('nuits-d-') || list.includes('old/privacy'))).toEqual([]);
});
