import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Language } from '#contract/address/language.ts';
import { programmeSettings } from '#contract/programme/testing/programmations.ts';
import en from '#locales/en/page.json' with { type: 'json' };
import fr from '#locales/fr/page.json' with { type: 'json' };
import { clientOf } from '#src/api/testing/contentClient.ts';
import { tonightQuery } from '#src/api/home/homeQueries.ts';
import { LookContext } from '#src/components/look.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const questionIn = (lang: Language) => ({
  client: clientOf([]).client,
  lang,
  settings: programmeSettings,
  clock: { now: () => Date.parse('2027-07-16T12:00:00Z') },
});
const linksOf = (html: string) => valuesOf(html, 'href').filter((href) => !href.startsWith('/icons'));

test.each([
  ['fr', fr],
  ['en', en],
] as const)(
  'LDR-07 (%s): title, subtitle and content say that it is lost, and a link leads on',
  (lang, texts) => {
    const html = renderScreen(<NotFoundScreen {...questionIn(lang)} />, { lang });
    const { title, subtitle, content, link } = texts['404'];
    expect([
      partsOf(html, 'h1').map(textOf),
      partsOf(html, 'p').slice(0, 2).map(textOf),
      partsOf(html, 'a').map(textOf),
    ]).toEqual([[title], [subtitle, content.replaceAll(/\s/g, ' ')], [link]]);
  },
);

test.each([
  ['fr', '/fr/recherche'],
  ['en', '/en/search'],
] as const)('ERR-01: the page that was lost leads home, and searches (%s)', (lang, search) => {
  const html = renderScreen(<NotFoundScreen {...questionIn(lang)} />, { lang });
  expect(linksOf(html)).toEqual([`/${lang}`]);
  expect(valuesOf(partsOf(html, 'form').join(), 'action')).toEqual([search]);
  expect(html).toContain('name="q"');
});

test.each([
  ['fr', 'Que cherchiez-vous?', 'Rechercher'],
  ['en', 'What were you looking for?', 'Search'],
] as const)('ERR-01 (%s): its search is one, named, as long as a search may be', (lang, label, submit) => {
  const [form = ''] = partsOf(renderScreen(<NotFoundScreen {...questionIn(lang)} />, { lang }), 'form');
  const [field = ''] = form.match(/<input[^>]*>/) ?? [];
  const names = ['type', 'name', 'maxLength', 'autoComplete', 'enterKeyHint'];
  expect([
    valuesOf(form, 'role'),
    valuesOf(form, 'aria-label'),
    partsOf(form, 'label').map(textOf),
    valuesOf(form, 'for')[0] === valuesOf(field, 'id')[0],
    names.map((name) => valuesOf(field, name).join()),
    valuesOf(form, 'type').slice(1),
  ]).toEqual([
    ['search'],
    [label, submit],
    [label],
    true,
    ['search', 'q', '200', 'off', 'search'],
    ['submit'],
  ]);
});

test('ERR-01: beside it stand its number and the festival’s figure, which is lost, too', () => {
  const mascot = { laughing: '/laughing.svg', lost: '/lost.svg', asleep: '/asleep.svg' };
  const look = { logo: null, mascot, plates: { ink: '#000000', paper: '#ffffff' } };
  const html = renderScreen(
    <LookContext value={look}>
      <NotFoundScreen {...questionIn('en')} />
    </LookContext>,
  );
  expect([valuesOf(html, 'data-code'), valuesOf(html, 'src')]).toEqual([['404'], ['/lost.svg']]);
});

test('ERR-01: below it stand the shows of tonight', () => {
  const queries = new QueryClient();
  const question = questionIn('en');
  queries.setQueryData(tonightQuery(question).queryKey, [
    {
      id: '1',
      title: 'Improv',
      url: '/en/shows/improv',
      image: null,
      start: '2027-07-16T19:30-04:00',
      venue: 'Hall',
      city: 'Toronto',
    },
  ]);
  const html = renderScreen(<NotFoundScreen {...question} />, { queries });
  expect(textOf(html)).toMatch(
    /Tonight, now that you are here 7:30 pm Improv Hall · Toronto · Toronto time The whole calendar$/,
  );
  expect(linksOf(html)).toEqual(['/en', '/en/shows/improv', '/en/calendar']);
});
