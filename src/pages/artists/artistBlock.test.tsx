import { act } from 'react';
import { expect, test } from 'vitest';
import { languages } from '#contract/address/language.ts';
import type { Page } from '#contract/wire/page.ts';
import en from '#locales/en/artists.json' with { type: 'json' };
import fr from '#locales/fr/artists.json' with { type: 'json' };
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { ArtistBlockScreen } from './ArtistBlockScreen.tsx';

const texts = { fr, en };
const artist = (id: string, name: string, artistType: string) => ({
  id,
  name,
  artistType,
  url: `/en/artists/${id}`,
  thumbnail: null,
  image_url: null,
  belong_to: null,
});
const artists = [artist('1', 'Ana', 'Comedian'), artist('2', 'Bo', 'Clown'), artist('3', 'Cy', 'Comedian')];
const page: Page = {
  type: 'artists',
  id: '5',
  attributes: { title: 'Our people' },
  metas: { title: '', description: '', og_image: null, noindex: false },
  computed_page_theme: { name: 'default' },
  translations: {},
};

test.each(languages)(
  'ART-08 (%s): a kind that is chosen leaves the artists of it; everybody brings back all; all of them are one press away',
  (lang) => {
    const { every, all } = texts[lang];
    const block = <ArtistBlockScreen lang={lang} siteId={8} artists={artists} page={page} />;
    const chosen = (...values: string[]) => {
      const html = renderScreen(block, {
        lang,
        presses: values.map(() => `${every}ClownComedian`),
        event: { target: { value: values.at(-1) } },
      });
      return partsOf(html, 'h3').map(textOf);
    };
    const html = renderScreen(block, { lang });
    expect(partsOf(html, 'option').map(textOf)).toEqual([every, 'Clown', 'Comedian']);
    expect([chosen(), chosen('Clown'), chosen('Comedian'), chosen('')]).toEqual([
      ['Ana', 'Bo', 'Cy'],
      ['Bo'],
      ['Ana', 'Cy'],
      ['Ana', 'Bo', 'Cy'],
    ]);
    const [way] = partsOf(html, 'a').filter((link) => textOf(link) === all);
    expect(valuesOf(way ?? '', 'href')[0]).toBe(lang === 'fr' ? '/fr/artistes' : '/en/artists');
  },
);

test.each([
  ['its own', 'Our people', 'Metas', 'Our people'],
  ['that of its page', '', 'Metas', 'Metas'],
  ['that of all artists', '', '', 'Artists'],
])('ART-08: the title of a block is %s', (_, title, ofPage, name) => {
  const told = {
    ...page,
    attributes: { title, body: '<p>Body</p>' },
    metas: { ...page.metas, title: ofPage },
  };
  const html = renderScreen(<ArtistBlockScreen lang="en" siteId={8} artists={[]} page={told} />);
  expect([
    partsOf(html, 'h1').map(textOf),
    textOf(html),
    valuesOf(partsOf(html, 'nav').join(), 'href')[0],
  ]).toEqual([[name], `Home ${name} ${name} Body The artists View all`, '/en']);
});

test('ART-08: artists without a kind are in the list, and give the filter no choice', () => {
  const all = [artist('4', 'Di', ''), ...artists];
  const html = renderScreen(<ArtistBlockScreen lang="en" siteId={8} artists={all} page={page} />);
  expect([partsOf(html, 'option').map(textOf), partsOf(html, 'h3').map(textOf)]).toEqual([
    [en.every, 'Clown', 'Comedian'],
    ['Di', 'Ana', 'Bo', 'Cy'],
  ]);
});

test('ART-08: a chosen kind that goes while the page is open gives way to everybody', async () => {
  openWindow();
  const blockOf = (some: typeof artists) => (
    <ArtistBlockScreen lang="en" siteId={8} artists={some} page={page} />
  );
  const { find, html, redraw } = await renderLive(blockOf(artists));
  const names = () => partsOf(html(), 'h3').map(textOf);
  await act(async () => {
    find('select').value = 'Clown';
    find('select').dispatchEvent(new Event('change', { bubbles: true }));
  });
  const seen = [names()];
  await redraw(blockOf(artists.filter(({ artistType }) => artistType !== 'Clown')));
  seen.push(names());
  expect(seen).toEqual([['Bo'], ['Ana', 'Cy']]);
});
