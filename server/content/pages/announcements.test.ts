import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { insertAll } from '#server/store/schema/insert.ts';
import { fillTestAnnouncements, firstOfMay } from '#server/store/testing/announcements.ts';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { startOwnApp } from '#server/testing/startOwnApp.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { contentOf } from '../testing/contentSite.ts';

let running: TestApp;
let folder: string;
beforeAll(async () => {
  folder = makeFolder({ 'media/press/kit.pdf': '%PDF-1.7' });
  running = await startTestApp({ folders: [folder] });
  await fillTestAnnouncements(running.store);
});
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

const { read } = contentOf(() => running);
const listed = v.object({ data: v.array(v.object({ pdf_url: v.nullable(v.string()) })) });
const facts = { city: '', employment: null };
const entry = {
  id: '82',
  tag: 'release',
  title: 'Told',
  date: '2027-05-01T13:00:00Z',
  detail_url: '/fr/presse/neuf',
  pdf_url: '/media/press/kit.pdf',
  ...facts,
};

describe('the press room and the careers', () => {
  test('PRS-03: a list comes with its page: title, date, address, and the PDF where there is one', async () => {
    expect(await read('fr/router/presse')).toMatchObject({
      entity_data: {
        type: 'press_list',
        attributes: { title: 'List' },
        translations: { fr: '/fr/presse', en: '/en/press' },
      },
      data: [
        entry,
        {
          ...entry,
          id: '83',
          tag: '',
          date: '2027-04-30T13:00:00Z',
          detail_url: '/fr/presse/vieux',
          pdf_url: 'https://press.example/old.pdf',
        },
      ],
      pagesize: 2,
      totalcount: 2,
      previous: null,
      next: null,
    });
  });

  test('PRS-05: an empty list is one', async () => {
    expect(await read('fr/router/emplois')).toMatchObject({
      entity_data: { type: 'career_list' },
      data: [],
      totalcount: 0,
    });
  });

  test('PRS-01: a page of it tells the same and its text; a file of ours that is not there is not told of', async () => {
    const { id: _, tag: _tag, ...told } = entry;
    const pageOf = async (path: string) => await read(path);
    expect(await pageOf('fr/router/presse/neuf')).toMatchObject({
      entity_data: { type: 'press_release', attributes: { ...told, body: '<p>All of it</p>' } },
      data: [],
    });
    expect(await pageOf('en/router/press/new')).toMatchObject({
      entity_data: { attributes: { detail_url: '/en/press/new', pdf_url: null } },
    });
    expect(await read('en/router/press')).toMatchObject({ data: [{ id: '82', pdf_url: null }] });
  });

  test('PRS-01: a PDF of the festival’s own folder is there, too, and so is what it leads to', async () => {
    const own = await startOwnApp({ env: { FESTIVAL: folder } });
    await fillTestAnnouncements(own.store);
    await own.store.write((db) =>
      db
        .updateTable('pages')
        .set(({ fn, val, ref }) => ({
          attributes: fn<string>('replace', [ref('attributes'), val('"/media/'), val('"/festival/')]),
        }))
        .where('type', '=', 'press_release')
        .execute(),
    );
    const pdfs = async (path: string) => {
      const { data } = v.parse(listed, await contentOf(() => own).read(path));
      return data.map(({ pdf_url: pdf }) => pdf);
    };
    expect([await pdfs('fr/router/presse'), await pdfs('en/router/press')]).toEqual([
      ['/festival/press/kit.pdf', 'https://press.example/old.pdf'],
      [null],
    ]);
    expect((await own.app.hono.request('/festival/press/kit.pdf')).status).toBe(200);
  });

  test('PRS-01: the PDF is served with its name and type; one that is missing leads to the page that says so', async () => {
    const ask = async (path: string) => {
      const { status, headers } = await running.app.hono.request(path);
      return ['content-type', 'content-disposition', 'x-content-type-options'].reduce<unknown[]>(
        (told, name) => [...told, headers.get(name)],
        [status],
      );
    };
    expect(await ask('/media/press/kit.pdf')).toEqual([
      200,
      'application/pdf',
      'attachment; filename="kit.pdf"',
      'nosniff',
    ]);
    expect((await ask('/media/press/gone.pdf'))[0]).toBe(404);
  });
});

test('PRS-03: a job is an entry of the careers alone, and its own page tells its text', async () => {
  const own = await startOwnApp();
  await fillTestAnnouncements(own.store);
  const job = { title: 'Régie', city: 'Laval', employment: 'PART_TIME', pdf_url: '/media/jobs/gone.pdf' };
  await own.store.write(async (db) => {
    await insertAll(db, 'pages', [
      {
        id: 90,
        lang: 'fr',
        path: 'emplois/regie',
        type: 'career_posting',
        attributes: JSON.stringify({ ...job, body: '<p>De nuit</p>' }),
        meta_title: '',
        meta_description: '',
        og_image: null,
        noindex: 0,
      },
    ]);
    await insertAll(db, 'announcements', [
      { page_id: 90, list: 'careers', tag: 'night', published_at: firstOfMay },
    ]);
  });
  const { read: readOwn } = contentOf(() => own);
  const told = { ...job, date: '2027-05-01T13:00:00Z', detail_url: '/fr/emplois/regie', pdf_url: null };
  const [careers, press, posting] = await Promise.all(
    ['emplois', 'presse', 'emplois/regie'].map((path) => readOwn(`fr/router/${path}`)),
  );
  expect(careers).toMatchObject({
    data: [{ id: '90', tag: 'night', ...told }],
    totalcount: 1,
  });
  expect(press).toMatchObject({ data: [{ id: '82' }, { id: '83' }] });
  expect(posting).toMatchObject({
    entity_data: { type: 'career_posting', attributes: { ...told, body: '<p>De nuit</p>' } },
    data: [],
  });
  expect(JSON.stringify(careers)).not.toContain('De nuit');
});
