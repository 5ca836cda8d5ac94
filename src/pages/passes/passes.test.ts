import { describe, expect, test } from 'vitest';
import { json, status } from '#src/api/testing/fakeHost.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderAt } from '#src/testing/renderAt.ts';

const passes = json({
  data: [{ id: 1, title: 'Matou', starting_at: 89, detail_url: '/fr/p/matou', saving: 'Moins.' }],
});
const entity = {
  type: 'page',
  id: '5',
  attributes: { title: 'Nos passes', body: '<p>Comment faire</p>' },
  metas: {
    title: 'Les passes',
    description: 'Trois',
    og_image: 'https://img.test/passes.jpg',
    noindex: false,
  },
};
const page = json({ entity_data: entity });
const host = {
  'fr/router/choisir-son-passe': page,
  'en/router/choose-your-pass': page,
  'fr/content/8/passports': passes,
  'en/content/8/passports': passes,
};

const drawn = async (address: string, answers: Parameters<typeof renderAt>[1]) => {
  const answer = await renderAt(address, answers);
  if (answer.kind === 'redirect') throw new Error(`Led to ${answer.location}`);
  const main = partsOf(answer.html, 'main').join();
  return {
    status: answer.status,
    title: textOf(partsOf(answer.head, 'title').join()),
    alternates: valuesOf(answer.head, 'href').filter((href) => href.includes('pass')),
    description: /name="description" content="([^"]*)"/.exec(answer.head)?.[1],
    image: /property="og:image" content="([^"]*)"/.exec(answer.head)?.[1],
    text: textOf(main),
    links: valuesOf(main, 'href').filter((href) => href.startsWith('/')),
  };
};

describe('RTE-31: the passes', () => {
  test.each([
    [
      '/fr/choisir-son-passe',
      'Accueil Nos passes Nos passes Les passes Matou Moins. À partir de 89 $ Voir ce passe Matou Comment faire',
    ],
    [
      '/en/choose-your-pass',
      'Home Nos passes Nos passes The passes Matou Moins. From $89 See this pass Matou Comment faire',
    ],
  ])('%s has the passes and what editors wrote, and knows its counterpart', async (address, text) => {
    const page = await drawn(address, host);
    const [origin = ''] = page.alternates[0]?.split(/\/(?:fr|en)\//) ?? [];
    expect(page).toMatchObject({
      status: 200,
      title: 'Les passes | Chapiteau',
      description: 'Trois',
      text,
      image: 'https://img.test/passes.jpg',
    });
    expect(new Set(page.alternates)).toEqual(
      new Set([`${origin}/fr/choisir-son-passe`, `${origin}/en/choose-your-pass`]),
    );
  });

  test('without what editors wrote there are still the passes, and without passes their texts', async () => {
    const { 'fr/router/choisir-son-passe': _page, ...passesAlone } = host;
    expect((await drawn('/fr/choisir-son-passe', passesAlone)).text).toContain(
      'Choisir son passe Les passes Matou',
    );
    const failing = { ...host, 'fr/content/8/passports': status(500) };
    expect((await drawn('/fr/choisir-son-passe', failing)).text).toBe(
      'Accueil Nos passes Nos passes Les passes n’ont pas pu être chargés. Réessayer Comment faire',
    );
    const none = { ...host, 'fr/content/8/passports': json({ data: [] }) };
    expect(await drawn('/fr/choisir-son-passe', none)).toMatchObject({
      text: 'Accueil Nos passes Nos passes Aucun passe en vente pour le moment. Les billets à l’unité sont sur la page de chaque spectacle. Voir tous les spectacles Comment faire',
      links: ['/fr', '/fr/spectacles'],
    });
  });

  test('where neither came the page is unavailable', async () => {
    const failing = { 'fr/router/choisir-son-passe': status(500), 'fr/content/8/passports': status(500) };
    expect((await drawn('/fr/choisir-son-passe', failing)).status).toBe(503);
  });
});

test('META-01: the passes are left out of searches where their editors say so', async () => {
  const robots = async (noindex: boolean) => {
    const hidden = json({ entity_data: { ...entity, metas: { ...entity.metas, noindex } } });
    const answer = await renderAt('/en/choose-your-pass', { ...host, 'en/router/choose-your-pass': hidden });
    return answer.kind === 'redirect' ? answer.location : /name="robots" [^>]*/.exec(answer.head)?.[0];
  };
  expect([await robots(true), await robots(false)]).toEqual(['name="robots" content="noindex"', undefined]);
});

test('PIC-07: the pictures of the first two passes are fetched at once', async () => {
  const data = ['1', '2', '3'].map((id) => ({ id, title: `Pass ${id}`, image: `/${id}.avif` }));
  const answer = await renderAt('/fr/choisir-son-passe', {
    ...host,
    'fr/content/8/passports': json({ data }),
  });
  if (answer.kind === 'redirect') throw new Error(`Led to ${answer.location}`);
  expect(valuesOf(partsOf(answer.html, 'main').join(), 'loading')).toEqual(['eager', 'eager', 'lazy']);
});
