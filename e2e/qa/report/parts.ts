import { html, type Markup } from './html.ts';
import { type Verdict, verdicts } from './verdicts.ts';
import { count, verdictName } from './words.ts';

/** A document of the report: all of its files are beside it. */
export const document = (title: string, verdict: Verdict, content: Markup): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="report.css" />
        <script src="report.js" defer></script>
      </head>
      <body class="${verdict}">
        <a class="skip" href="#main">Skip to the content</a>
        ${content}
      </body>
    </html> `.markup;

export const chip = (verdict: Verdict, word: string = verdictName[verdict]): Markup =>
  html`<span class="chip ${verdict}">${word}</span>`;

/** A line as long as all paths, in the colours of their verdicts; the numbers beside it say the same. */
export const bar = (counts: Readonly<Record<Verdict, number>>): Markup =>
  html`<span class="bar" aria-hidden="true"
    >${verdicts.map((verdict) =>
      counts[verdict] === 0
        ? null
        : html`<span class="${verdict}" style="flex-grow:${counts[verdict]}"></span>`,
    )}</span
  >`;

const choice = (name: string, value: string, label: string, isChosen: boolean): Markup =>
  html`<label class="choice"
    ><input type="radio" name="${name}" value="${value}" ${isChosen ? html`checked` : null} /><span
      >${label}</span
    ></label
  >`;

/** Search and filters of the list of paths below them; the report's script shows them. */
export const filters = (counts: Readonly<Record<Verdict, number>>): Markup => {
  const all = verdicts.reduce((sum, verdict) => sum + counts[verdict], 0);
  return html`<form class="filters" role="search" aria-label="Paths" hidden>
    <label class="search"
      >Search <input type="search" name="words" autocomplete="off" placeholder="reserve, heart, 12 …"
    /></label>
    <fieldset>
      <legend>Outcome</legend>
      ${choice('verdict', '', `All ${count(all)}`, true)}
      ${verdicts.map((verdict) =>
        choice('verdict', verdict, `${verdictName[verdict]} ${count(counts[verdict])}`, false),
      )}
    </fieldset>
    <fieldset>
      <legend>Language</legend>
      ${choice('lang', '', 'Both', true)} ${choice('lang', 'fr', 'French', false)}
      ${choice('lang', 'en', 'English', false)}
    </fieldset>
    <p class="found" role="status"></p>
  </form>`;
};
