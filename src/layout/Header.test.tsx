import type { ComponentProps } from 'react';
import { describe, expect, test } from 'vitest';
import en from '#locales/en/layout.json' with { type: 'json' };
import { LookContext } from '#src/components/look.ts';
import { plainHtml } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Header } from './Header.tsx';
import { menuTree } from './menuTree.ts';

const plates = { ink: '#000000', paper: '#ffffff' };
const mascot = { laughing: '/laughing.svg', lost: '/lost.svg', asleep: '/asleep.svg' };
const nothing = { logo: null, mascot: null, plates };

const draw = (
  changes: Partial<ComponentProps<typeof Header>> = {},
  look: ComponentProps<typeof LookContext>['value'] = nothing,
): string =>
  plainHtml(
    renderScreen(
      <LookContext value={look}>
        <Header
          lang="en"
          brand="Chapiteau"
          tickets="/en/shows"
          main={menuTree([{ title: 'Press', href: '/en/press', hierarchy: '.1' }], '')}
          secondary={menuTree([{ title: 'Jobs', href: '/en/jobs', hierarchy: '.1' }], '/en/jobs')}
          renderAccount={(place) => <i>{place}</i>}
          live={<i>live</i>}
          search={<i>search</i>}
          languages={{ lang: 'en', all: ['fr', 'en'], counterpart: null, onChoose: () => {} }}
          {...changes}
        />
      </LookContext>,
    ),
  );
const icon = (name: string) => `<svg aria-hidden="true"><use href="/icons/sprite.svg#${name}"></use></svg>`;

describe('the head of a page', () => {
  test('LAY-14: its logo, its menus, its tickets, the account, the languages, the search and the burger, in this order', () => {
    expect(draw()).toBe(
      '<header data-scope="menu" data-state="closed" data-live="false"><div>' +
        '<a href="/en" aria-label="Chapiteau, home"><span data-sign="name">Chapiteau</span></a>' +
        `<div><nav aria-label="${en.menu.secondary}"><ul><li><a href="/en/jobs" aria-current="page">Jobs</a></li></ul></nav>` +
        `<nav aria-label="${en.menu.label}"><ul><li><a href="/en/press">Press</a></li></ul></nav></div>` +
        `<div><a href="/en/shows" data-look="primary">${icon('ticket')}${en.tickets}</a><i>header</i>` +
        `<nav aria-label="${en.languages.inHeader}"><a href="/fr" hrefLang="fr" lang="fr">Français</a></nav><i>search</i>` +
        `<button type="button" aria-haspopup="dialog" aria-expanded="false" aria-label="${en.menu.open}" data-early="">${icon('menu')}</button>` +
        '</div></div></header>',
    );
  });

  test.each([
    [{ ...nothing, logo: '/logo.svg', mascot }, '<img data-sign="logo" src="/logo.svg" alt="Chapiteau"/>'],
    [
      { ...nothing, mascot },
      '<img src="/laughing.svg" alt="" width="320" height="312"/><span>Chapiteau</span>',
    ],
    [nothing, '<span data-sign="name">Chapiteau</span>'],
  ])('LAY-01: of the look %o the logo, else the name beside the figure, stands in the link', (look, sign) => {
    expect(/aria-label="Chapiteau, home">(.*?)<\/a>/.exec(draw({}, look))?.[1]).toBe(sign);
  });

  test.each([
    ['a'.repeat(20), false],
    ['a'.repeat(21), true],
    ['🎪'.repeat(20), false],
  ])('LAY-01: the name %s takes several lines: %s', (brand, isLong) => {
    expect(draw({ brand }).includes('data-long="true"')).toBe(isLong);
  });

  test('LAY-13: the strip of the sponsors stands first, under its name', () => {
    const cafe = {
      title: 'Café',
      sponsor_logo: null,
      field_sponsor_link: null,
      field_sponsor_footer_line: 1,
    };
    const strip = `<aside aria-label="${en.footer.sponsors}"><ul><li>Café</li></ul></aside>`;
    expect(draw({ sponsors: [cafe] })).toBe(draw().replace('><div>', `>${strip}<div>`));
  });
});
