import type { ComponentProps } from 'react';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { allParts } from '#contract/settings/parts.ts';
import { cookieBannerMachine } from '#machines/cookieBanner/cookieBanner.machine.ts';
import en from '#locales/en/layout.json' with { type: 'json' };
import { LookContext } from '#src/components/look.ts';
import { PartsContext } from '#src/components/parts.ts';
import { plainHtml } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Footer } from './Footer.tsx';
import { menuTree } from './menuTree.ts';

const look = {
  logo: null,
  mascot: { laughing: '/laughing.svg', lost: '/lost.svg', asleep: '/asleep.svg' },
  plates: { ink: '#000000', paper: '#ffffff' },
};

/** The foot of the pages of a festival without a newsletter. */
const draw = (changes: Partial<ComponentProps<typeof Footer>> = {}): string =>
  plainHtml(
    renderScreen(
      <LookContext value={look}>
        <PartsContext value={{ ...allParts, newsletter: false }}>
          <Footer
            brand="Chapiteau"
            tickets="/en/shows"
            menu={menuTree([{ title: 'Press', href: '/en/press', hierarchy: '.1' }], '/en/press')}
            sponsors={[]}
            cookies={createActor(cookieBannerMachine)}
            languages={{ lang: 'en', all: ['fr', 'en'], onChoose: () => {} }}
            newsletterUrl=""
            accounts={[{ name: 'TikTok', icon: 'tiktok', href: 'https://www.tiktok.com/@chapiteau' }]}
            bottom={[{ title: 'layout.footer.privacy', key: 'layout.links.privacy' }]}
            {...changes}
          />
        </PartsContext>
      </LookContext>,
    ),
  );

describe('the foot of a page', () => {
  test('LAY-23: its figure, its menu, its accounts, its languages and its links, each named for readers', () => {
    expect(draw()).toBe(
      '<footer><div><div>' +
        `<div><img loading="lazy" src="/laughing.svg" alt="" width="320" height="312"/><p>${en.footer.slogan}</p></div>` +
        `<nav aria-label="${en.footer.menu}"><ul><li><a href="/en/press" aria-current="page">Press</a></li></ul></nav>` +
        `<div><ul aria-label="${en.footer.social}"><li><a href="https://www.tiktok.com/@chapiteau" target="_blank" rel="noopener noreferrer" aria-label="TikTok (new window)"><svg aria-hidden="true"><use href="/icons/sprite.svg#tiktok"></use></svg></a></li></ul>` +
        `<nav aria-label="${en.languages.inFooter}"><a href="/fr" hrefLang="fr" lang="fr">Français</a></nav></div></div>` +
        `<div><p>© Chapiteau. All rights reserved.</p><ul aria-label="${en.footer.bottom}">` +
        `<li><a href="/en/shows">${en.footer.tickets}</a></li><li><a href="${en.links.privacy}">${en.footer.privacy}</a></li>` +
        `<li><button type="button" hidden="">${en.cookies.allow}</button></li></ul>` +
        '<p aria-hidden="true">Chapiteau</p></div></div></footer>',
    );
  });

  test('LAY-21: without a sponsor nobody is thanked; with one it has its line below a heading', () => {
    const cafe = {
      title: 'Café',
      sponsor_logo: null,
      field_sponsor_link: null,
      field_sponsor_footer_line: 2,
    };
    const thanks = `<section aria-labelledby="sponsors-title"><h2 id="sponsors-title">${en.footer.sponsors}</h2><div><ul data-line="2"><li>Café</li></ul></div></section>`;
    expect(draw({ sponsors: [cafe] })).toBe(draw().replace('<footer>', `<footer>${thanks}`));
  });

  test.each([
    ['Chapiteau', undefined],
    ['Chapiteaux', 'font-size:calc(min(155vw, 135rem) / 10)'],
    ['🎪🎪🎪🎪🎪🎪🎪🎪🎪', undefined],
  ])('LAY-31: the name %s fills the foot at the size %s', (brand, size) => {
    expect(/<p(?: style="([^"]*)")? aria-hidden="true">/.exec(draw({ brand }))?.[1]).toBe(size);
  });
});
