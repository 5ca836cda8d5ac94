import type { Language } from '#contract/address/language.ts';
import type { ProgrammeDay } from '#contract/programme/calendar/groupByDay.ts';
import type { PlacedShow } from '#contract/programme/shows/place.ts';
import { showLink } from '#contract/programme/shows/showLink.ts';
import { fill, writer } from '#contract/programme/texts/writeWhen.ts';
import { hasNoHour } from '#contract/programme/time/wholeDays.ts';
import { priceWriter } from '#contract/programme/texts/writePrice.ts';
import { withWords } from '#contract/words.ts';
import enCalendar from '#locales/en/calendar.json' with { type: 'json' };
import enFormat from '#locales/en/format.json' with { type: 'json' };
import en from '#locales/en/printing.json' with { type: 'json' };
import frCalendar from '#locales/fr/calendar.json' with { type: 'json' };
import frFormat from '#locales/fr/format.json' with { type: 'json' };
import fr from '#locales/fr/printing.json' with { type: 'json' };
import { iconLinks } from '../look/icons.ts';
import type { Look } from '../look/look.ts';
import { lookStyles } from '../look/tokens.ts';
import type { Festival } from '../profile/festival.ts';
import { oncePerWords } from '../profile/festivalTexts.ts';
import { site } from '../site.ts';
import { addressFor, type PrintAsked } from './printAddress.ts';
import { sheetStyles } from './styles.ts';

const textsIn = { en, fr };
const formatIn = { en: enFormat, fr: frFormat };
const calendarIn = { en: enCalendar, fr: frCalendar };

/** The content of a part of a list. */
export interface PrintPart {
  days: readonly ProgrammeDay[];
  /** All matching shows of every part. */
  total: number;
  parts: number;
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The site of a list. */
interface SheetSite {
  festival: Pick<Festival, 'name' | 'words' | 'currency' | 'look'>;
  publicUrl: string;
}

/** A document's texts and its language's formats, in the festival's words. */
const wordsFor = oncePerWords((lang, words) => {
  const texts = withWords(textsIn[lang], 'printing', words);
  const format = withWords(formatIn[lang], 'format', words);
  const written = (pattern: string) => {
    const write = writer(pattern, format);
    return (date: string, time = ''): string => write({ date, time });
  };
  const counted = (count: number): string => {
    const number = new Intl.NumberFormat(lang).format(count);
    return fill(count === 1 ? texts.total.one : texts.total.other, { count: number });
  };
  return {
    ...texts,
    kind: withWords(calendarIn[lang], 'calendar', words).kind,
    counted,
    longDate: written(format.pattern.longDate),
    monthYear: written(format.pattern.monthYear),
    time: written(format.pattern.time),
    prices: format.price,
    state: (state: keyof typeof format.availability) => format.availability[state],
  };
});

/** The same with prices in the festival's currency. */
const voiceFor = (festival: SheetSite['festival'], lang: Language) => {
  const voice = wordsFor(festival, lang);
  return { ...voice, price: priceWriter(voice.prices, lang, festival.currency).price };
};
type Voice = ReturnType<typeof voiceFor>;

const stateOf = ({ item }: PlacedShow, { state }: Voice): string => {
  if (item.state !== 'scheduled') return state(item.state);
  return item.status === 'SOLD_OUT' ? state(item.status) : '';
};

const placeOf = ({ item, kind }: PlacedShow, voice: Voice): string => {
  const place = [item.venue, item.city].filter((name) => name !== '');
  return [...place, ...(kind === null || kind === 'venue' ? [] : [voice.kind[kind]])].join(' · ');
};

const rowOf = (show: PlacedShow, voice: Voice): string => {
  const { item, date, time } = show;
  const lang = item.written_in === undefined ? '' : ` lang="${item.written_in}"`;
  const cells = [placeOf(show, voice), voice.price(item.price) ?? '', stateOf(show, voice)];
  return (
    `<tr><td>${hasNoHour(item.date) ? '' : `<time datetime="${escape(item.date.start)}">${escape(voice.time(date, time))}</time>`}</td>` +
    `<td><a href="${escape(showLink(item, site))}"${lang}>${escape(item.title)}</a></td>` +
    `${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`
  );
};

const tableOf = ({ date, shows }: ProgrammeDay, voice: Voice): string =>
  `<table><caption><time datetime="${date}">${escape(voice.longDate(date))}</time></caption><thead><tr>` +
  `${Object.values(voice.columns)
    .map((column) => `<th scope="col">${escape(column)}</th>`)
    .join('')}</tr></thead>\n<tbody>${shows.map((show) => rowOf(show, voice)).join('\n')}</tbody></table>`;

const partsOf = (asked: PrintAsked, parts: number, voice: Voice): string => {
  if (parts <= 1) return '';
  const { part } = asked;
  const link = (to: number, rel: 'prev' | 'next', text: string): string =>
    `<a rel="${rel}" href="${escape(addressFor(asked, to))}">${escape(text)}</a>`;
  const told = fill(voice.page, { page: String(part), pages: String(parts) });
  return (
    `<nav aria-label="${escape(voice.parts)}"><p>${escape(told)}</p>` +
    (part > 1 ? link(part - 1, 'prev', voice.previous) : '') +
    `${part < parts ? link(part + 1, 'next', voice.next) : ''}</nav>`
  );
};

/** The styles of a list: what its policy allows. */
export const stylesOf = (look: Look): string => lookStyles(look) + sheetStyles;

/** The whole document of one part of a month's list: it runs no script, and is hidden from searches. */
export const writeSheet = (
  asked: PrintAsked,
  { days, total, parts }: PrintPart,
  { festival, publicUrl }: SheetSite,
): string => {
  const { lang, month, narrowed } = asked;
  const voice = voiceFor(festival, lang);
  const brand = festival.name[lang];
  const monthName = voice.monthYear(month);
  const plain = escape(addressFor(asked, null));
  const isNarrowed = Object.keys(narrowed).some((name) => name !== 'english');
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(fill(voice.title, { month: monthName }))} | ${escape(brand)}</title>
<link rel="canonical" href="${escape(publicUrl)}${plain}">
${iconLinks(festival.look)}
<style>${stylesOf(festival.look)}</style>
</head>
<body>
<header><p>${escape(brand)}</p><h1>${escape(monthName)}</h1><p><b>${escape(voice.heading)}</b> · ${escape(voice.counted(total))}</p>
<p><small>${escape(voice.zone)}${isNarrowed ? ` ${escape(voice.narrowed)}` : ''}</small></p>
<a href="${plain}">${escape(voice.back)}</a></header>
<main>
${days.length === 0 ? `<p>${escape(voice.none)}</p>` : days.map((day) => tableOf(day, voice)).join('\n')}
${partsOf(asked, parts, voice)}
</main>
</body>
</html>
`;
};
