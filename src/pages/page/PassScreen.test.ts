import { expect, test } from 'vitest';
import { json, status } from '#src/api/testing/fakeHost.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
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
