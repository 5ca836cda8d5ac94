import { otherLanguage, type Language } from '#contract/address/language.ts';
import { newsletterSettings, trapField } from '#contract/settings/newsletter.ts';
import { hour } from '#contract/settings/time.ts';
import { pairPath } from '#contract/address/pairs.ts';
import enLayout from '#locales/en/layout.json' with { type: 'json' };
import en from '#locales/en/newsletterPages.json' with { type: 'json' };
import frLayout from '#locales/fr/layout.json' with { type: 'json' };
import fr from '#locales/fr/newsletterPages.json' with { type: 'json' };
import type { Festival } from '../profile/festival.ts';
import { newsletterPath, type NewsletterPage } from './addresses.ts';
import { pageStyles } from './pageStyles.ts';

const texts = { en, fr };
const layouts = { en: enLayout, fr: frLayout };
const { languages: languageNames } = enLayout;
const hours = String(newsletterSettings.linkLifetime / hour);

/** The outcomes of a form, for the pages (`?said=`). */
export const outcomes = ['sent', 'invalid', 'later', 'confirmed', 'expired', 'unreadable', 'left'] as const;
export type Said = (typeof outcomes)[number];

/** The state of a page; `ready` and `leaving` ask for a press. */
export type Situation = Said | 'ready' | 'leaving';

interface PageFacts {
  page: NewsletterPage;
  lang: Language;
  /** The sender of the newsletter, and its languages. */
  festival: Pick<Festival, 'name' | 'languages'>;
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

const askForm = (lang: Language): string => {
  const { email, subscribe, trap } = texts[lang];
  return `<form method="post" action="/api/newsletter" novalidate>
${hidden('lang', lang)}
<label for="email">${email}</label>
<input id="email" name="email" type="email" autocomplete="email" required>
<p class="trap"><label for="trap">${trap}</label><input id="trap" name="${trapField}" tabindex="-1" autocomplete="off"></p>
<button type="submit">${subscribe}</button>
</form>`;
};

const pressForm = ({ lang, situation, token }: PageFacts): string => {
  const isLeaving = situation === 'leaving';
  const { button } = isLeaving ? texts[lang].leaving : texts[lang].ready;
  const action = isLeaving
    ? `/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}`
    : '/api/newsletter/confirm';
  return `<form method="post" action="${action}">
${hidden('lang', lang)}${isLeaving ? '' : hidden('token', token)}
<button type="submit">${button}</button>
</form>`;
};

const actionOf = (facts: PageFacts): string => {
  const { page, lang, situation, mayAsk } = facts;
  if (situation === 'ready' || situation === 'leaving') return pressForm(facts);
  if (page === 'confirm' && mayAsk && asksAgain.includes(situation)) return askForm(lang);
  return `<p><a class="button" href="/${lang}">${texts[lang].home}</a></p>`;
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
  return `<a lang="${other}" hreflang="${other}" href="${href}">${languageNames[other]}</a>\n`;
};

/** The whole document of a page of the newsletter: it works without script, and is hidden from searches. */
export const drawPage = (facts: PageFacts): string => {
  const { lang, situation, token, festival } = facts;
  const brand = escape(festival.name[lang]);
  const { title, text } = texts[lang][situation];
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
${token === '' ? '' : `<script>${hideToken}</script>\n`}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title} | ${brand}</title>
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<style>${pageStyles}</style>
</head>
<body>
<header>
<a class="brand" href="/${lang}"><img src="/icons/mascot-laughing.svg" alt="" width="56" height="55">${brand}</a>
<nav aria-label="${layouts[lang].menu.label}">
<a href="${pairPath('calendar', lang)}">${layouts[lang].bottomBar.calendar}</a>
<a class="button" href="${pairPath('shows', lang)}">${layouts[lang].tickets}</a>
</nav>
${counterpartLink(facts)}</header>
<main data-situation="${situation}">
<div>
<h1>${title}</h1>
<p class="text">${text.replace('{{hours}}', hours)}</p>
${actionOf(facts)}
</div>
<img src="/icons/mascot-laughing.svg" alt="" width="320" height="312">
</main>
</body>
</html>
`;
};
