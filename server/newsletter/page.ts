import { otherLanguage, type Language } from '#contract/address/language.ts';
import { newsletterSettings, trapField } from '#contract/settings/newsletter.ts';
import { hour } from '#contract/settings/time.ts';
import { pairPath } from '#contract/address/pairs.ts';
import enLayout from '#locales/en/layout.json' with { type: 'json' };
import en from '#locales/en/newsletterPages.json' with { type: 'json' };
import frLayout from '#locales/fr/layout.json' with { type: 'json' };
import fr from '#locales/fr/newsletterPages.json' with { type: 'json' };
import { iconLinks } from '../look/icons.ts';
import type { Look } from '../look/look.ts';
import { lookStyles } from '../look/tokens.ts';
import type { Festival } from '../profile/festival.ts';
import { festivalTexts } from '../profile/festivalTexts.ts';
import { newsletterPath, type NewsletterPage } from './addresses.ts';
import { pageStyles } from './pageStyles.ts';

const textsFor = festivalTexts('newsletterPages', { en, fr });
const layoutFor = festivalTexts('layout', { en: enLayout, fr: frLayout });
const hours = String(newsletterSettings.linkLifetime / hour);

/** The outcomes of a form, for the pages (`?said=`). */
export const outcomes = ['sent', 'invalid', 'later', 'confirmed', 'expired', 'unreadable', 'left'] as const;
export type Said = (typeof outcomes)[number];

/** The state of a page; `ready` and `leaving` ask for a press. */
export type Situation = Said | 'ready' | 'leaving';

interface PageFacts {
  page: NewsletterPage;
  lang: Language;
  /** The sender of the newsletter, its languages, its words and its look. */
  festival: Pick<Festival, 'name' | 'languages' | 'words' | 'look'>;
  situation: Situation;
  /** From the address; '' without one. */
  token: string;
  /** Whether the page can request a letter. */
  mayAsk: boolean;
}

/** Situations in which another letter would help. */
const asksAgain: readonly Situation[] = ['invalid', 'expired', 'unreadable', 'later'];

/** Removes the secret from the address before anything else loads. */
export const hideToken = "history.replaceState(null,'',location.pathname)";

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escape(value)}">`;

const askForm = ({ lang, festival }: PageFacts): string => {
  const { email, subscribe, trap } = textsFor(festival, lang);
  return `<form method="post" action="/api/newsletter" novalidate>
${hidden('lang', lang)}
<label for="email">${escape(email)}</label>
<input id="email" name="email" type="email" autocomplete="email" required>
<p class="trap"><label for="trap">${escape(trap)}</label><input id="trap" name="${trapField}" tabindex="-1" autocomplete="off"></p>
<button type="submit">${escape(subscribe)}</button>
</form>`;
};

const pressForm = ({ lang, festival, situation, token }: PageFacts): string => {
  const isLeaving = situation === 'leaving';
  const texts = textsFor(festival, lang);
  const { button } = isLeaving ? texts.leaving : texts.ready;
  const action = isLeaving
    ? `/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}`
    : '/api/newsletter/confirm';
  return `<form method="post" action="${action}">
${hidden('lang', lang)}${isLeaving ? '' : hidden('token', token)}
<button type="submit">${escape(button)}</button>
</form>`;
};

const actionOf = (facts: PageFacts): string => {
  const { page, lang, festival, situation, mayAsk } = facts;
  if (situation === 'ready' || situation === 'leaving') return pressForm(facts);
  if (page === 'confirm' && mayAsk && asksAgain.includes(situation)) return askForm(facts);
  return `<p><a class="button" href="/${lang}">${escape(textsFor(festival, lang).home)}</a></p>`;
};

/** This page in the other language, with all parameters of its address. */
const counterpartOf = ({ page, lang, situation, token }: PageFacts): string => {
  const path = newsletterPath(page, otherLanguage(lang));
  if (token !== '') return `${path}?${new URLSearchParams({ token }).toString()}`;
  return outcomes.some((outcome) => outcome === situation) ? `${path}?said=${situation}` : path;
};

const counterpartLink = (facts: PageFacts): string => {
  const other = otherLanguage(facts.lang);
  if (!facts.festival.languages.includes(other)) return '';
  const href = escape(counterpartOf(facts));
  return `<a lang="${other}" hreflang="${other}" href="${href}">${escape(layoutFor(facts.festival, facts.lang).languages[other])}</a>\n`;
};

/** The styles of a page: what its policy allows. */
export const stylesOf = (look: Look): string => lookStyles(look) + pageStyles;

/** The logo, else the name beside the mascot. */
const signOf = ({ logo, mascot }: Look, brand: string): string => {
  if (logo !== null) return `<img src="${escape(logo)}" alt="${brand}">`;
  return mascot === null
    ? brand
    : `<img src="${escape(mascot.laughing)}" alt="" width="56" height="55">${brand}`;
};

/** The whole document of a page of the newsletter: it works without script, and is hidden from searches. */
export const drawPage = (facts: PageFacts): string => {
  const { lang, situation, token, festival } = facts;
  const { look } = festival;
  const brand = escape(festival.name[lang]);
  const texts = textsFor(festival, lang)[situation];
  const [title, text] = [escape(texts.title), escape(texts.text)];
  const { menu, bottomBar, tickets } = layoutFor(festival, lang);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
${token === '' ? '' : `<script>${hideToken}</script>\n`}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title} | ${brand}</title>
${iconLinks(look)}
<style>${stylesOf(look)}</style>
</head>
<body>
<header>
<a class="brand" href="/${lang}">${signOf(look, brand)}</a>
<nav aria-label="${escape(menu.label)}">
<a href="${pairPath('calendar', lang)}">${escape(bottomBar.calendar)}</a>
<a class="button" href="${pairPath('shows', lang)}">${escape(tickets)}</a>
</nav>
${counterpartLink(facts)}</header>
<main data-situation="${situation}">
<div>
<h1>${title}</h1>
<p class="text">${text.replace('{{hours}}', hours)}</p>
${actionOf(facts)}
</div>
${look.mascot === null ? '' : `<img src="${escape(look.mascot.laughing)}" alt="" width="320" height="312">\n`}</main>
</body>
</html>
`;
};
