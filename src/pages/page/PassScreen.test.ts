import { expect, test } from 'vitest';
import { json, status } from '#src/api/testing/fakeHost.ts';
import { attributesOf, partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderAt } from '#src/testing/renderAt.ts';

const matou = {
  id: 1,
  title: 'Matou',
  starting_at: 89,
  detail_url: '/en/choose-your-pass/matou',
  saving: 'Less.',
};
const ruelle = {
  id: 2,
  title: 'Ruelle',
  starting_at: 0,
  detail_url: '/en/choose-your-pass/ruelle',
  saving: '',
};
const page = json({
  entity_data: {
    type: 'page',
    id: '5',
    attributes: { title: 'Matou', body: '<p>Four seats</p><h2>More</h2>' },
  },
});

const drawn = async (passes: ReturnType<typeof json>) => {
  const answer = await renderAt('/en/choose-your-pass/matou', {
    'en/router/choose-your-pass/matou': page,
    'en/content/8/passports': passes,
  });
  if (answer.kind === 'redirect') throw new Error(`Led to ${answer.location}`);
  const main = partsOf(answer.html, 'main').join();
  return {
    status: answer.status,
    text: textOf(main),
    links: valuesOf(main, 'href').filter((href) => !href.includes('#')),
  };
};

test('RTE-31: the page of a pass has its price, the way to the shows, and the other passes', async () => {
  expect(await drawn(json({ data: [matou, ruelle] }))).toEqual({
    status: 200,
    text: 'Home Choose your pass Matou Matou Four seats From $89 Less. Choose my shows Compare the passes More The other passes Ruelle Free See this pass Ruelle',
    links: [
      '/en',
      '/en/choose-your-pass',
      '/en/shows',
      '/en/choose-your-pass',
      '/en/choose-your-pass/ruelle',
    ],
  });
});

test('RTE-31: a pass that costs nothing says so on its page', async () => {
  expect((await drawn(json({ data: [{ ...matou, starting_at: 0 }] }))).text).toBe(
    'Home Choose your pass Matou Matou Four seats Free Less. Choose my shows Compare the passes More',
  );
});

test.each([
  ['fail', status(500)],
  ['lack this one', json({ data: [ruelle] })],
])('RTE-31: passes that %s leave the text of the page', async (_, passes) => {
  expect(await drawn(passes)).toMatchObject({
    status: 200,
    text: 'Home Choose your pass Matou Matou Four seats More',
  });
});

test('RTE-31: the picture of a pass stands on its page where editors gave none; the pictures of the others come later', async () => {
  const pictured = (pass: object, image: string) => ({ ...pass, image });
  const answer = await renderAt('/en/choose-your-pass/matou', {
    'en/router/choose-your-pass/matou': page,
    'en/content/8/passports': json({
      data: [pictured(matou, '/matou.avif'), pictured(ruelle, '/ruelle.avif')],
    }),
  });
  const main = answer.kind === 'page' ? partsOf(answer.html, 'main').join() : '';
  expect(attributesOf(main, 'img').map(({ src, loading }) => [src, loading])).toEqual([
    ['/matou.avif', 'eager'],
    ['/ruelle.avif', 'lazy'],
  ]);
});

test.each([
  ['0.5', 0.5, 'From $0.50 Less.'],
  ['null', null, 'Four seats Less.'],
])('RTE-31: the price of a pass that costs %s', async (_, starting_at, says) => {
  expect((await drawn(json({ data: [{ ...matou, starting_at }] }))).text).toContain(says);
});

test.each([
  ['of a pass', 'choose-your-pass/matou', json({ data: [matou] }), null, true],
  [
    'of a pass, whose price did not come',
    'choose-your-pass/matou',
    status(500),
    '2027-07-16T12:00:00Z',
    true,
  ],
  ['of a like name', 'choose-your-passport', status(500), null, false],
])(
  'RTE-31: the page %s asks for the passes, and is soon made anew without them',
  async (_, path, passes, ends, isOfPass) => {
    const asked: string[] = [];
    const answer = await renderAt(
      `/en/${path}`,
      {
        [`en/router/${path}`]: json({
          entity_data: {
            type: 'page',
            id: '5',
            attributes: { title: 'M', belong_to: { name: 'JFL Toronto' } },
          },
        }),
        // TOR-04: they stand in the header of Toronto's pages alone.
        'en/content/8/sponsors': json({ data: [{ title: 'Café', sponsor_logo: '/cafe.avif' }] }),
        'en/content/8/passports': (init, url = '') => {
          asked.push(url);
          return passes(init);
        },
      },
      { torontoFestivals: ['jfl toronto'] },
    );
    if (answer.kind === 'redirect') throw new Error(`Led to ${answer.location}`);
    expect([asked.length, answer.expiresAt, partsOf(answer.html, 'header')[0]?.includes('Café')]).toEqual([
      isOfPass ? 1 : 0,
      ends === null ? null : Date.parse(ends),
      true,
    ]);
  },
);
